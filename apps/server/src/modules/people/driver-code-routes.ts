// Sign-in codes of drivers over HTTP (docs/api.md, part B).
import { driverCodeResponse, driverSignInBody, driverSignInResponse, idText } from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone, requireStaff } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeDriverCode, signInByCode } from './driver-codes.ts'

const tags = ['Driver']

export function driverCodeRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  api.post(
    '/drivers/:id/sign-in-code',
    {
      config: { access: requireStaff(undefined, 'people:invite'), keepResponse: false },
      schema: {
        tags,
        summary: 'Create a sign-in code for a driver',
        description: 'The code works once, for 15 minutes. Earlier codes of the driver stop working.',
        params: z.object({ id: idText }),
        response: { 201: driverCodeResponse },
      },
    },
    async ({ member, params }, reply) =>
      reply.code(201).send(await makeDriverCode(platform, member, params.id)),
  )
  api.post(
    '/driver/sign-in',
    {
      config: { access: allowAnyone(), keepResponse: false },
      schema: {
        tags,
        summary: 'Sign in as a driver with a code',
        description: 'The session ends with the shift. Other phones of the driver are signed out.',
        body: driverSignInBody,
        response: { 200: driverSignInResponse },
      },
      bodyLimit: 4 * 1024,
    },
    ({ body, ip, headers }) =>
      signInByCode(platform, body.code, { ip, userAgent: headers['user-agent'] ?? '' }),
  )
}
