import type { ModelCatalogue } from '../../contracts/models';
import type { Seller } from '../../rules/site-facts';

/** Where e-mail goes out. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with the account. */
  url: string;
  /** Address of the sender. */
  from: string;
}

export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, protected by PKCE alone. */
  readonly clientSecret: string | null;
  /** An address counts as verified where the provider does not say whether it is. */
  readonly trustsEmail: boolean;
  /** Nobody but the platform's first admin signs in by password. */
  readonly isOnly: boolean;
}

/** A service account of Google, and where its services are. */
export interface GoogleConfig {
  readonly email: string;
  /** PEM. */
  readonly key: string;
  /** Origins. */
  readonly sheetsUrl: string;
  readonly driveUrl: string;
  readonly tokenUrl: string;
}

/** OpenAI, or a server that speaks its language. */
export interface OpenAiConfig {
  readonly apiKey: string;
  /** With the version in its path. */
  readonly baseUrl: string;
  /** A server of the operator's own, with models of its own; else the vendor, perhaps behind a proxy. */
  readonly isOwnServer: boolean;
}

export interface GeminiConfig {
  readonly apiKey: string;
  /** Without a version. */
  readonly baseUrl: string;
}

export interface TextractConfig {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  readonly region: string;
  /** Null: that of AWS in the region. */
  readonly endpoint: string | null;
}

/** Null: no limit. */
export interface CompanyQuota {
  readonly files: number | null;
  readonly bytes: number | null;
}

/** Where clamd listens: a host with a port, or a socket in the file system. */
export type ClamdAddress =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

/** The validated configuration; `platform/config` alone reads the environment. */
export abstract class AppConfig {
  abstract readonly env: 'production' | 'development' | 'test';
  abstract readonly host: string;
  abstract readonly port: number;
  /** Where `/metrics` is offered; null: nowhere. */
  abstract readonly metricsPort: number | null;
  abstract readonly metricsHost: string;
  /** Public address, e.g. `https://foliado.empresa.pe`; decides secure cookies. Null: plain loopback. */
  abstract readonly publicUrl: string | null;
  /** Null: this installation sends no e-mail. */
  abstract readonly mail: MailConfig | null;
  /** Absolute. */
  abstract readonly dataDir: string;
  abstract readonly mongodbUri: string | null;
  abstract readonly redisUrl: string | null;
  /** Null outside production: a random one is kept in the data folder. */
  abstract readonly sessionSecret: string | null;
  abstract readonly sessionIdleMinutes: number;
  abstract readonly sessionAbsoluteHours: number;
  abstract readonly trustProxy: boolean;
  abstract readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  abstract readonly demoPassword: string | null;
  abstract readonly adminEmail: string | null;
  abstract readonly adminPassword: string | null;
  /** Anybody may register a company; else accounts come by invitation. */
  abstract readonly registrationOpen: boolean;
  /** The OpenID provider by which people sign in; null: e-mail and password. */
  abstract readonly oidc: OidcConfig | null;
  /** Who writes into spreadsheets; null: nobody does. */
  abstract readonly google: GoogleConfig | null;
  /** The cloud engines; null: without a key, not available. */
  abstract readonly openai: OpenAiConfig | null;
  abstract readonly gemini: GeminiConfig | null;
  abstract readonly textract: TextractConfig | null;
  abstract readonly models: ModelCatalogue;
  /** Days after confirmation that originals are kept unless the company says otherwise; 0: kept. */
  abstract readonly fileRetentionDays: number;
  /** Days that the activity log keeps addresses; 0: kept. */
  abstract readonly activityAddressDays: number;
  abstract readonly uploadsPerMinute: number;
  /** Calls of one person in a minute, uploads apart. */
  abstract readonly requestsPerMinute: number;
  /** What the kept originals of one company may be. */
  abstract readonly companyQuota: CompanyQuota;
  /** Who looks for viruses in what is uploaded; null: nobody does. */
  abstract readonly clamd: ClamdAddress | null;
  /** Documents read at a time by one process. */
  abstract readonly readingConcurrency: number;
  /** Readings that wait for one engine in the cloud at a time, in one process. */
  abstract readonly engineConcurrency: number;
  /** Estimated US dollars a month for engines in the cloud; null: no limit. */
  abstract readonly engineLimitUsd: {
    readonly installation: number | null;
    readonly company: number | null;
  };
  /** An engine in the cloud that answers without any data is asked once more. */
  abstract readonly engineAsksAgain: boolean;
  /** Of one call of an engine in the cloud. */
  abstract readonly engineTimeoutMs: number;
  abstract readonly reconcileSeconds: number;
  /** Credits of a company's first account. */
  abstract readonly welcomeCredits: number;
  /** The public pages also show what the product cannot prove by itself (figures, testimonials). */
  abstract readonly marketingClaims: boolean;
  /** What the public pages say of the operator; null: the product's own texts. */
  abstract readonly contactEmail: string;
  abstract readonly seller: Seller | null;
  abstract readonly termsUrl: string | null;
  abstract readonly privacyUrl: string | null;
  /** Built pages of the front end; absolute. */
  abstract readonly webDir: string;
}
