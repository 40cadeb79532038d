// The owner's module for tests: the product's billing, and invitations that the test collects.
import { moveCompanyTime } from '../billing/move-time.ts'
import { startPlan } from '../billing/start-plan.ts'
import { ownerModule } from './module.ts'

const LINK = { url: 'http://dropwise.test/invite#link' }

/** Calls `invited` with each address. */
export const ownerForTests = (invited: (email: string) => void = () => {}) =>
  ownerModule({
    async inviteAdmin(_platform, _member, email) {
      invited(email)
      return LINK
    },
    inviteAgain: async () => LINK,
    startPlan,
    moveTime: moveCompanyTime,
  })
