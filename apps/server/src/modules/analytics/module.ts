// Analytics: results of driven days (docs/api.md, part B).
import { analyticsQuery, analyticsResponse } from '@dropwise/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { requireMember } from '../../platform/access.ts'
import type { ServerModule } from '../../platform/platform.ts'
import { readAnalytics } from './service.ts'

export const analytics: ServerModule = {
  name: 'analytics',
  api(app, platform) {
    app.withTypeProvider<ZodTypeProvider>().get(
      '/analytics',
      {
        config: { access: requireMember('live:read') },
        schema: {
          tags: ['Analytics'],
          summary: 'Retrieve totals of driven days',
          querystring: analyticsQuery,
          response: { 200: analyticsResponse },
        },
      },
      ({ member, query }) => readAnalytics(platform, member, query),
    )
  },
}
