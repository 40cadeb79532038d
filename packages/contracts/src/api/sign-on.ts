// A company's single sign-on by OpenID Connect or SAML 2.0 (docs/api.md, part B).
import { z } from 'zod'

export const SIGN_ON_KINDS = ['oidc', 'saml'] as const
export type SignOnKind = (typeof SIGN_ON_KINDS)[number]

/** Roles of people who sign in for the first time. An administrator is only made by another one. */
export const SIGN_ON_ROLES = ['dispatcher', 'viewer'] as const
export type SignOnRole = (typeof SIGN_ON_ROLES)[number]

/** Mail domains of one company; the database counts too. */
export const SIGN_ON_DOMAINS_MAX = 20
/** A provider that changes its key has two for a while. */
const CERTIFICATES_MAX = 5

/** `PUT /company/sign-on`. Fields of the other kind stay empty. */
export const signOnBody = z.object({
  kind: z.enum(SIGN_ON_KINDS),
  /** The issuer's address, or the entity id of the SAML identity provider. */
  issuer: z.string().trim().min(1).max(1000),
  clientId: z.string().trim().min(1).max(500).nullable().default(null),
  /** Null keeps the stored secret, as long as the issuer is the same. */
  secret: z.string().trim().min(1).max(2000).nullable().default(null),
  signInUrl: z.string().trim().min(1).max(2000).nullable().default(null),
  /** PEM, or the base64 text between its lines. */
  certificates: z.array(z.string().trim().min(1).max(8000)).max(CERTIFICATES_MAX).default([]),
  /** Null: only people who are members already. */
  roleForNew: z.enum(SIGN_ON_ROLES).nullable(),
  isEnabled: z.boolean(),
  /** Members with an address of a proven domain sign in no other way. Administrators keep theirs. */
  isRequired: z.boolean(),
})
export type SignOnBody = z.output<typeof signOnBody>

export const signOnDomainBody = z.object({ domain: z.string().max(2000) })

const signOnDomain = z.object({
  domain: z.string(),
  provenAt: z.string().nullable(),
  checkedAt: z.string().nullable(),
  /** What the last check saw, as a sentence. */
  seen: z.string().nullable(),
  /** The record that the company sets at its DNS provider. */
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
})
export type SignOnDomain = z.output<typeof signOnDomain>

/** `GET /company/sign-on`, and the answer of its changes. */
export const signOnResponse = z.object({
  connection: z
    .object({
      kind: z.enum(SIGN_ON_KINDS),
      issuer: z.string(),
      clientId: z.string().nullable(),
      signInUrl: z.string().nullable(),
      certificates: z.array(z.object({ pem: z.string(), subject: z.string(), endsAt: z.string() })),
      roleForNew: z.enum(SIGN_ON_ROLES).nullable(),
      isEnabled: z.boolean(),
      isRequired: z.boolean(),
      /** Last sign-in or trial that succeeded. */
      lastSuccessAt: z.string().nullable(),
      /** Why the last one failed; null after one that succeeded. */
      lastProblem: z.string().nullable(),
      lastProblemAt: z.string().nullable(),
    })
    .nullable(),
  domains: z.array(signOnDomain),
  /** Values to enter at the identity provider. */
  addresses: z.object({
    /** Redirect URI of OpenID Connect. */
    redirectUrl: z.string(),
    /** Entity id of SAML: the address of the metadata. */
    metadataUrl: z.string(),
    /** Assertion consumer service of SAML. */
    acsUrl: z.string(),
  }),
})
export type SignOnResponse = z.output<typeof signOnResponse>

/** `POST /company/sign-on/trial`: the page of the identity provider that the browser opens. */
export const signOnTrialResponse = z.object({ url: z.string() })

/** `GET /sign-on/start`, opened by the browser. It learns whether a domain has single sign-on, not who has an account. */
export const signOnStartQuery = z.object({
  domain: z.string().max(300),
  redirect_to: z.string().max(4096).optional(),
  code_challenge: z.string().regex(/^[\w.~-]{43,128}$/),
  code_challenge_method: z.enum(['s256', 'plain']),
})

/** Codes with which a failed sign-in comes back to the page; the page has a sentence for each. */
export const SIGN_ON_PROBLEMS = [
  'sso_no_domain',
  'sso_disabled',
  'sso_expired',
  'sso_cancelled',
  'sso_unreachable',
  'sso_answer_refused',
  'sso_email_missing',
  'sso_foreign_address',
  'sso_elsewhere',
  'sso_deactivated',
  'sso_not_invited',
  'sso_no_place',
  'sso_other_person',
] as const
export type SignOnProblem = (typeof SIGN_ON_PROBLEMS)[number]
