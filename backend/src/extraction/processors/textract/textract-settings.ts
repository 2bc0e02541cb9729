/** How Textract is reached, as the operator has set it. */
export interface TextractSettings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a temporary key. */
  readonly sessionToken: string | null;
  readonly region: string;
  /** Null: that of AWS in the region. */
  readonly endpoint: string | null;
}
