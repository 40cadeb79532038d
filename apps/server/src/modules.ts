// The list of what the product can do. A module that is not here does not run.
import { accountHooks } from './modules/accounts/hooks.ts'
import { accounts } from './modules/accounts/module.ts'
import { addresses } from './modules/addresses/module.ts'
import { dispatch } from './modules/dispatch/module.ts'
import { fleet } from './modules/fleet/module.ts'
import { idempotency } from './modules/idempotency/module.ts'
import { mail } from './modules/mail/module.ts'
import { openapi } from './modules/openapi/module.ts'
import { optimize } from './modules/optimize/module.ts'
import { orders } from './modules/orders/module.ts'
import { planning } from './modules/planning/module.ts'
import { site } from './modules/site/module.ts'
import type { MakeHooks, ServerModule } from './platform/platform.ts'

export const modules: ServerModule[] = [
  idempotency,
  openapi,
  accounts,
  orders,
  addresses,
  fleet,
  planning,
  dispatch,
  optimize,
  mail,
  site,
]

/** What the product adds to accounts: claims of a token, mails, the profile of a new user. */
export const makeHooks: MakeHooks = accountHooks
