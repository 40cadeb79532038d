// SCIM 2.0 below /scim/v2: identity providers such as Entra ID and Okta keep the people of a company (RFC 7644).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { requireAdmin } from '../../../platform/access.ts'
import { errors, toAppError, type AppError } from '../../../platform/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { serviceProviderConfig, userResourceType, userSchema } from './discovery.ts'
import { USER_SCHEMA } from './wanted.ts'
import {
  addPerson,
  changePerson,
  listPeople,
  readPerson,
  removePerson,
  scimBase,
  type Provisioner,
  type ScimUser,
} from './people.ts'
import { errorBody, refuse, ScimError, scimErrorOf } from './scim-error.ts'

const SCIM_JSON = 'application/scim+json'

export function scimRoutes(app: FastifyInstance, platform: Platform): void {
  const base = scimBase(platform.publicUrl)
  const options = { config: { access: requireAdmin('people:provision') } }
  app.setErrorHandler(sendScimError)
  app.setNotFoundHandler((request, reply) => sendScimError(errors.not_found('This call'), request, reply))
  app.addContentTypeParser(SCIM_JSON, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (payload) reply.type(SCIM_JSON)
    done(null, payload)
  })

  const configs: Record<string, object> = {
    '/ServiceProviderConfig': serviceProviderConfig(base),
    '/ResourceTypes': listOf([userResourceType(base)]),
    '/ResourceTypes/User': userResourceType(base),
    '/Schemas': listOf([userSchema(base)]),
    [`/Schemas/${USER_SCHEMA.replaceAll(':', '::')}`]: userSchema(base),
  }
  for (const [path, answer] of Object.entries(configs))
    app.get(path, options, async (request) => {
      provisionerOf(request)
      if (queryOf(request).filter !== undefined)
        throw new ScimError(403, undefined, 'This list cannot be filtered.')
      return answer
    })

  app.get('/Me', options, async () => {
    throw new ScimError(501, undefined, 'An API key is no person. Read /Users.')
  })
  app.get('/Users', options, async (request) => {
    const { filter } = queryOf(request)
    const list = await listPeople(platform, provisionerOf(request), {
      filter,
      startIndex: numberOf(request, 'startIndex'),
      count: numberOf(request, 'count'),
    })
    return { ...list, Resources: list.Resources.map((user) => selected(user, request)) }
  })
  app.post('/Users', options, async (request, reply) =>
    sendUser(request, reply.code(201), await addPerson(platform, provisionerOf(request), request.body)),
  )
  app.get<{ Params: { id: string } }>('/Users/:id', options, async (request, reply) => {
    const user = await readPerson(platform, provisionerOf(request), request.params.id)
    const seen = request.headers['if-none-match']
    if (seen?.split(',').some((version) => version.trim() === user.meta.version))
      return reply.code(304).header('etag', user.meta.version).send()
    return sendUser(request, reply, user)
  })
  for (const kind of ['PUT', 'PATCH'] as const)
    app.route<{ Params: { id: string } }>({
      method: kind,
      url: '/Users/:id',
      ...options,
      handler: async (request, reply) => {
        const change = {
          id: request.params.id,
          kind,
          body: request.body,
          ifMatch: request.headers['if-match'],
        }
        return sendUser(request, reply, await changePerson(platform, provisionerOf(request), change))
      },
    })
  app.delete<{ Params: { id: string } }>('/Users/:id', options, async (request, reply) => {
    await removePerson(platform, provisionerOf(request), {
      id: request.params.id,
      ifMatch: request.headers['if-match'],
    })
    return reply.code(204).send()
  })
}

const listOf = (resources: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
})

/** Sessions cannot provision: people who are signed in use the screens. */
function provisionerOf({ claims, member }: FastifyRequest): Provisioner {
  const { api_key_id: keyId, scopes } = claims.app_metadata ?? {}
  if (typeof keyId !== 'string' || !Array.isArray(scopes) || !scopes.includes('people:provision'))
    throw errors.not_allowed()
  return { keyId, member }
}

/** Some clients write names of parameters in another case; the first value counts. */
function queryOf({ query }: FastifyRequest): Record<string, string | undefined> {
  const entries = Object.entries((query ?? {}) as Record<string, string | string[]>)
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]))
}

function numberOf(request: FastifyRequest, name: 'startIndex' | 'count'): number | undefined {
  const text = queryOf(request)[name]
  if (text === undefined) return undefined
  if (!/^-?\d{1,9}$/.test(text)) throw refuse('invalidValue', `${name} has to be a whole number.`)
  return Number(text)
}

/** The attributes that the caller asks for; schemas and id always. */
function selected(user: ScimUser, request: FastifyRequest): Partial<ScimUser> {
  const { attributes, excludedAttributes } = queryOf(request)
  const namesOf = (list: string) =>
    new Set(
      list
        .split(',')
        .map((name) => name.trim().toLowerCase().replace(`${USER_SCHEMA.toLowerCase()}:`, '').split('.')[0]),
    )
  const isAlways = (name: string) => name === 'id' || name === 'schemas'
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(
      Object.entries(user).filter(([name]) => isAlways(name) || isWanted(name.toLowerCase())),
    )
  if (attributes) {
    const names = namesOf(attributes)
    return pick((name) => names.has(name))
  }
  if (excludedAttributes) {
    const names = namesOf(excludedAttributes)
    return pick((name) => !names.has(name))
  }
  return user
}

const sendUser = (request: FastifyRequest, reply: FastifyReply, user: ScimUser) =>
  reply.header('location', user.meta.location).header('etag', user.meta.version).send(selected(user, request))

function sendScimError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error)
  const scimError = explain(error, appError)
  if (scimError.status >= 500 && scimError.status !== 501) request.log.error({ err: error }, 'a bug')
  if (appError?.retryAfter !== undefined) reply.header('retry-after', String(appError.retryAfter))
  if (scimError.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(scimError.status).send(errorBody(scimError))
}

function explain(error: FastifyError | Error, appError: AppError | undefined): ScimError {
  if (error instanceof ScimError) return error
  if (error instanceof pg.DatabaseError && error.code === '23505')
    return refuse('uniqueness', 'Another person of the company has this externalId.')
  if (appError) return scimErrorOf(appError)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 400) return refuse('invalidSyntax', 'The body is no JSON that can be read.')
  if (status < 500) return new ScimError(status, undefined, error.message)
  return scimErrorOf(errors.internal())
}
