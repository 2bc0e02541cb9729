import { CLOUD_PROCESSOR_IDS, PROCESSOR_CATALOGUE } from '@contracts/processors';
import { VENDOR_TERMS } from '@contracts/vendor-terms';

const listed = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

const ASKING = CLOUD_PROCESSOR_IDS.map((id) => ({
  label: PROCESSOR_CATALOGUE[id].label,
  vendor: VENDOR_TERMS[id].vendor,
}));

/** The engines that ask a vendor, and their vendors, as a text enumerates them. */
export const CLOUD_ENGINES = listed(ASKING.map(({ label }) => label));
export const ENGINE_VENDORS = listed(ASKING.map(({ vendor }) => vendor));
export const CLOUD_ENGINES_OF_VENDORS = listed(
  ASKING.map(({ label, vendor }) => (label === vendor ? label : `${label} de ${vendor}`)),
);
