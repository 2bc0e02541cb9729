/** A document made for the demo company, one click away on the upload screen. */
export interface SampleDocument {
  id: string;
  title: string;
  description: string;
  filename: string;
}
