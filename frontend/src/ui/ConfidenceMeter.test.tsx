import { render, screen } from '@testing-library/react';
import { ConfidenceMeter } from './ConfidenceMeter';
import { stitchCount } from './stitch-count';

describe('the confidence of a field', () => {
  it.each([
    [0.9, 'Confianza 90 %, alta'],
    [0.899, 'Confianza 89 %, media'],
    [0.7, 'Confianza 70 %, media'],
    [0.69, 'Confianza 69 %, baja'],
  ])('of %p is named %p', (confidence, name) => {
    render(<ConfidenceMeter confidence={confidence} />);
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  it.each([
    [0.95, 'tone-ok'],
    [0.85, 'tone-mute'],
    [0.6, 'tone-bad'],
  ])('of %p warns of nothing in the middle when nobody has to look: %p', (confidence, tone) => {
    const { rerender } = render(<ConfidenceMeter confidence={confidence} isCalm />);
    expect(screen.getByRole('img')).toHaveClass(tone);
    rerender(<ConfidenceMeter confidence={0.85} />);
    expect(screen.getByRole('img', { name: 'Confianza 85 %, media' })).toHaveClass('tone-warn');
  });

  it('is N/A when there is none', () => {
    render(<ConfidenceMeter confidence={null} />);
    expect(screen.getByText('N/A')).toBeInTheDocument();
  });

  it.each([
    [100, 5],
    [97, 5],
    [96, 4],
    [90, 4],
    [80, 3],
    [70, 2],
    [69, 1],
    [0, 1],
  ])('of %p %% is %p stitches', (percent, stitches) => {
    expect(stitchCount(percent)).toBe(stitches);
  });
});
