// People of a company: members, invitations, and the selected company of an account.
import type { ServerModule } from '../../platform/platform.ts'
import { accessRoutes } from './access-routes.ts'
import { driverCodeRoutes } from './driver-code-routes.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { roleRoutes } from './role-routes.ts'
import { scimRoutes } from './scim/routes.ts'

export const people: ServerModule = {
  name: 'people',
  api(app, platform) {
    accessRoutes(app, platform)
    memberRoutes(app, platform)
    roleRoutes(app, platform)
    invitationRoutes(app, platform)
    driverCodeRoutes(app, platform)
  },
  scim: scimRoutes,
}
