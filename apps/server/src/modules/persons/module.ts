// Finds, exports and erases the data of one person. packages/db/src/personal-data.ts lists the columns that hold it.
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { ownAccountRoutes, ownerAccountRoutes } from './account-routes.ts'
import { companyPersonRoutes } from './company-routes.ts'
import { workOnPersons } from './jobs.ts'
import type { PersonTools } from './tools.ts'

export const personsModule = (tools: PersonTools): ServerModule => {
  const depsOf = (platform: Platform) => ({ ...platform, ...tools })
  return {
    name: 'persons',
    api(app, platform) {
      const deps = depsOf(platform)
      companyPersonRoutes(app, deps)
      ownAccountRoutes(app, deps)
      ownerAccountRoutes(app, deps)
    },
    work: (platform) => workOnPersons(platform, depsOf(platform)),
  }
}
