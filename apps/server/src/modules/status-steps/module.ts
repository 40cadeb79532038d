// A company's own steps within the states of a delivery, over HTTP (docs/api.md, part B).
import {
  idText,
  orderStepsResponse,
  setStepBody,
  statusStepBody,
  statusStepsResponse,
} from '@dropwise/contracts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdmin, requireReader, requireStaff } from '../../platform/access.ts'
import type { Platform, ServerModule } from '../../platform/platform.ts'
import { readOrderSteps, readSteps, removeStep, setStep, writeStep } from './service.ts'

export const statusSteps: ServerModule = { name: 'status-steps', api: stepRoutes }

const params = z.object({ id: idText })

function stepRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const tags = ['Orders']
  const writing = { access: requireAdmin(undefined, 'settings:write'), keepResponse: false }
  const response = { 200: statusStepsResponse }
  api.get(
    '/status-steps',
    {
      config: { access: requireReader('orders:read') },
      schema: { tags, summary: 'List the company’s own steps within the states of a delivery', response },
    },
    ({ member }) => readSteps(platform, member),
  )
  api.post(
    '/status-steps',
    { config: writing, schema: { tags, summary: 'Add a step', body: statusStepBody, response } },
    ({ member, body }) => writeStep(platform, member, null, body),
  )
  api.put(
    '/status-steps/:id',
    { config: writing, schema: { tags, summary: 'Change a step', params, body: statusStepBody, response } },
    ({ member, params: { id }, body }) => writeStep(platform, member, id, body),
  )
  api.delete(
    '/status-steps/:id',
    { config: writing, schema: { tags, summary: 'Remove a step that no order reached', params, response } },
    ({ member, params: { id } }) => removeStep(platform, member, id),
  )
  api.get(
    '/orders/:id/steps',
    {
      config: { access: requireReader('orders:read') },
      schema: {
        tags,
        summary: 'Which steps an order reached, and which dispatch may set now',
        params,
        response: { 200: orderStepsResponse },
      },
    },
    ({ member, params: { id } }) => readOrderSteps(platform, member, id),
  )
  api.post(
    '/orders/:id/step',
    {
      config: { access: requireStaff('orders:write') },
      schema: {
        tags,
        summary: 'Say that an order reached a step',
        params,
        body: setStepBody,
        response: { 200: orderStepsResponse },
      },
    },
    ({ member, params: { id }, body: { stepId }, newRowId }) =>
      setStep(platform, member, id, { stepId, newId: newRowId }),
  )
}
