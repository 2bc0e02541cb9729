import { render, screen } from '@testing-library/react';
import { PageCheckbox } from './PageCheckbox';

it('can be chosen once there are rows', () => {
  const box = () => screen.getByRole('checkbox', { name: 'Seleccionar la página' });
  const { rerender } = render(<PageCheckbox chosen={0} total={0} onChange={() => {}} />);
  expect(box()).toBeDisabled();
  rerender(<PageCheckbox chosen={0} total={2} onChange={() => {}} />);
  expect(box()).toBeEnabled();
});
