// What each person may do in each state of a company and of a membership. One table, tested over the API,
// REST, realtime, keys and screens. `driver` has a route dispatched before the state began; `recipient` waits
// for one of its orders.

const ACCOUNT_STATES = [
  'trial',
  'active',
  'past_due',
  'suspended',
  'trial_ended',
  'cancelled',
  'closed',
  'deleted',
  'removed',
  'role_suspended',
  'role_changed',
  'driver_archived',
  'other_company',
] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export interface AccountStateRow {
  state: AccountState
  person: 'admin' | 'dispatcher' | 'viewer' | 'driver' | 'recipient' | 'owner'
  /** The area that opens after sign-in. */
  lands: string
  /**
   * Reading orders, creating one, reading with an API key, completing a delivery, exporting: `ok`, `-` or an
   * error code.
   */
  reads: string
  writes: string
  key: string
  drives: string
  exports: string
  /** Whether REST and realtime return the delivery, or REST's error. */
  rest: string
  /** Whether its tracking page works. */
  tracks: string
}

/**
 * removed: an administrator removed the membership. role_suspended: the membership is suspended.
 * role_changed: a dispatcher became viewer. other_company: the person's last company is closed, but the
 * person has another.
 */
const TABLE = `
state            person      lands            reads             writes              key               drives  exports           rest  tracks
trial            admin       /tenant          ok                ok                  ok                -       ok                yes   yes
trial            dispatcher  /tenant          ok                ok                  ok                -       not_allowed       yes   yes
trial            viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
trial            driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
trial            recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
trial            owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
active           admin       /tenant          ok                ok                  ok                -       ok                yes   yes
active           dispatcher  /tenant          ok                ok                  ok                -       not_allowed       yes   yes
active           viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
active           driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
active           recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
active           owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
past_due         admin       /tenant          ok                ok                  ok                -       ok                yes   yes
past_due         dispatcher  /tenant          ok                ok                  ok                -       not_allowed       yes   yes
past_due         viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
past_due         driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
past_due         recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
past_due         owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
suspended        admin       /tenant          ok                company_suspended   ok                -       ok                yes   yes
suspended        dispatcher  /tenant          ok                company_suspended   ok                -       not_allowed       yes   yes
suspended        viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
suspended        driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
suspended        recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
suspended        owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
trial_ended      admin       /tenant          ok                trial_ended         ok                -       ok                yes   yes
trial_ended      dispatcher  /tenant          ok                trial_ended         ok                -       not_allowed       yes   yes
trial_ended      viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
trial_ended      driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
trial_ended      recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
trial_ended      owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
cancelled        admin       /tenant          ok                subscription_ended  ok                -       ok                yes   yes
cancelled        dispatcher  /tenant          ok                subscription_ended  ok                -       not_allowed       yes   yes
cancelled        viewer      /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
cancelled        driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
cancelled        recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
cancelled        owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
closed           admin       /account/access  company_closed    company_closed      company_closed    -       ok                company_closed    yes
closed           dispatcher  /account/access  company_closed    company_closed      company_closed    -       not_allowed       company_closed    yes
closed           viewer      /account/access  company_closed    company_closed      company_closed    -       not_allowed       company_closed    yes
closed           driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
closed           recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       yes   yes
closed           owner       /owner           not_allowed       not_allowed         -                 -       not_allowed       yes   yes
deleted          admin       /account/access  company_deleted   company_deleted     not_signed_in     -       company_deleted   company_deleted    no
deleted          dispatcher  /account/access  company_deleted   company_deleted     not_signed_in     -       company_deleted   company_deleted    no
deleted          viewer      /account/access  company_deleted   company_deleted     not_signed_in     -       company_deleted   company_deleted    no
deleted          driver      /account/access  company_deleted   company_deleted     not_signed_in     company_deleted  company_deleted  company_deleted  no
deleted          recipient   /customer        not_allowed       not_allowed         -                 -       not_allowed       no    no
removed          dispatcher  /account/access  membership_ended  membership_ended    membership_ended  -       membership_ended  membership_ended    yes
removed          viewer      /account/access  membership_ended  membership_ended    membership_ended  -       membership_ended  membership_ended    yes
removed          driver      /account/access  membership_ended  membership_ended    membership_ended  membership_ended  membership_ended  membership_ended  yes
role_suspended   dispatcher  /account/access  membership_ended  membership_ended    membership_ended  -       membership_ended  membership_ended    yes
role_suspended   viewer      /account/access  membership_ended  membership_ended    membership_ended  -       membership_ended  membership_ended    yes
role_changed     dispatcher  /tenant          ok                not_allowed         ok                -       not_allowed       yes   yes
driver_archived  driver      /account/access  membership_ended  membership_ended    membership_ended  membership_ended  membership_ended  membership_ended  yes
other_company    dispatcher  /account/access  company_closed    company_closed      company_closed    -       not_allowed       company_closed    yes
other_company    driver      /driver          ok                not_allowed         ok                ok      not_allowed       yes   yes
`

export function accountStateRows(): AccountStateRow[] {
  const [head = '', ...lines] = TABLE.trim().split('\n')
  const columns = head.split(/\s+/)
  return lines.map(
    (line) =>
      Object.fromEntries(
        line.split(/\s+/).map((word, i) => [columns[i], word]),
      ) as unknown as AccountStateRow,
  )
}
