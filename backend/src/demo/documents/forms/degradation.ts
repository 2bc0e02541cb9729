/** How bad a scan is. */
export interface ScanDegradation {
  /** Degrees, either way by the seed. */
  skew: number;
  dpi: number;
  /** Amplitude of the grain in grey levels of 255. */
  noise: number;
  /** Grey of the ink; higher is paler. */
  ink: number;
  /** Dust specks on the page. */
  specks: number;
  /** JPEG quality, 1..100. */
  quality: number;
}

/** How bad a photo is. */
export interface PhotoDegradation {
  /** Height of the upright picture in pixels. */
  height: number;
  /** Keystone as a share of the page width. */
  perspective: number;
  /** Degrees, either way by the seed. */
  tilt: number;
  /** Depth of the cast shadow, 0..1. */
  shadow: number;
  /** Fall-off of the light across the picture, 0..1. */
  unevenness: number;
  /** Bend of the paper as a share of its width. */
  curl: number;
  folded: boolean;
  noise: number;
  /** Sigma of the blur in pixels. */
  blur: number;
  quality: number;
  desk: 'madera' | 'melamina';
  /** EXIF orientation: 1 upright; 6 and 8 store the picture lying on its side. */
  orientation: 1 | 6 | 8;
}

export type DegradationLevel = 'suave' | 'normal' | 'fuerte';

export const SCAN_LEVELS: Readonly<Record<DegradationLevel, ScanDegradation>> = {
  suave: { skew: 0.3, dpi: 200, noise: 8, ink: 32, specks: 20, quality: 68 },
  normal: { skew: 0.9, dpi: 200, noise: 14, ink: 48, specks: 60, quality: 60 },
  fuerte: { skew: 1.8, dpi: 150, noise: 26, ink: 78, specks: 180, quality: 45 },
};

export const PHOTO_LEVELS: Readonly<Record<DegradationLevel, PhotoDegradation>> = {
  suave: {
    height: 2400,
    perspective: 0.03,
    tilt: 1.2,
    shadow: 0.18,
    unevenness: 0.14,
    curl: 0.006,
    folded: false,
    noise: 7,
    blur: 0.5,
    quality: 80,
    desk: 'melamina',
    orientation: 1,
  },
  normal: {
    height: 2400,
    perspective: 0.06,
    tilt: 2.8,
    shadow: 0.32,
    unevenness: 0.24,
    curl: 0.012,
    folded: true,
    noise: 11,
    blur: 0.6,
    quality: 76,
    desk: 'madera',
    orientation: 1,
  },
  fuerte: {
    height: 1900,
    perspective: 0.11,
    tilt: 5.5,
    shadow: 0.48,
    unevenness: 0.36,
    curl: 0.02,
    folded: true,
    noise: 20,
    blur: 0.9,
    quality: 62,
    desk: 'madera',
    orientation: 1,
  },
};
