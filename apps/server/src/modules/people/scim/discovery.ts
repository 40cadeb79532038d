// What a SCIM client asks first: abilities, kinds of resources, and their attributes (RFC 7643, sections 5 to 7).
import { PAGE_LIMIT } from './people.ts'
import { USER_SCHEMA } from './wanted.ts'

const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0:'

export const serviceProviderConfig = (base: string) => ({
  schemas: [`${SCHEMAS}ServiceProviderConfig`],
  documentationUri: `${base.replace(/\/scim\/v2$/, '')}/developers`,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: PAGE_LIMIT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key of the company with the scope people:provision, as a bearer token.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
})

export const userResourceType = (base: string) => ({
  schemas: [`${SCHEMAS}ResourceType`],
  id: 'User',
  name: 'User',
  endpoint: '/Users',
  description: 'People of the company',
  schema: USER_SCHEMA,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
})

interface AttributeOptions {
  type?: 'string' | 'boolean' | 'complex'
  mutability?: 'readWrite' | 'readOnly' | 'immutable'
  required?: boolean
  caseExact?: boolean
  uniqueness?: 'none' | 'server'
  multiValued?: boolean
  subAttributes?: object[]
}

const attribute = (
  name: string,
  description: string,
  {
    type = 'string',
    mutability = 'readWrite',
    required = false,
    caseExact = false,
    uniqueness = 'none',
    multiValued = false,
    subAttributes,
  }: AttributeOptions = {},
): object => ({
  name,
  type,
  multiValued,
  description,
  required,
  ...(type === 'string' && { caseExact, uniqueness }),
  mutability,
  returned: 'default',
  ...(subAttributes && { subAttributes }),
})

export const userSchema = (base: string) => ({
  schemas: [`${SCHEMAS}Schema`],
  id: USER_SCHEMA,
  name: 'User',
  description: 'A person of the company',
  attributes: [
    attribute('userName', 'Email address of the person. It changes only until the person has joined.', {
      required: true,
      uniqueness: 'server',
    }),
    attribute('externalId', 'Id of the identity provider, unique in the company.', {
      caseExact: true,
      uniqueness: 'server',
    }),
    attribute('name', 'Name of the person.', {
      type: 'complex',
      subAttributes: [
        attribute('formatted', 'Whole name.', { mutability: 'readOnly' }),
        attribute('givenName', 'First name.'),
        attribute('familyName', 'Last name.'),
      ],
    }),
    attribute('displayName', 'Whole name.', { mutability: 'readOnly' }),
    attribute('active', 'False: the person has no role in the company.', { type: 'boolean' }),
    attribute('emails', 'The address of userName, as the only one.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'Address.'),
        attribute('type', 'Always work.'),
        attribute('primary', 'Always true.', { type: 'boolean' }),
      ],
    }),
    attribute('roles', 'One role: admin, dispatcher, viewer, or the name of a role of the company.', {
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute('value', 'Name of the role.'),
        attribute('primary', 'Always true.', { type: 'boolean' }),
      ],
    }),
  ],
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${USER_SCHEMA}` },
})
