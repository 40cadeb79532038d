// Single sign-on of a company by SAML against a real identity provider: who comes in, and every answer that must
// let nobody in.
import { afterAll, describe, expect, it } from 'vitest'
import { STRANGER } from './test-keys.ts'
import { ENTITY_ID, type Said } from './test-provider.ts'
import { PAGE, signOnDesk } from './testing.ts'

const {
  oidcCompany,
  samlCompany,
  asOwner,
  samlBody,
  call,
  set,
  formOf,
  sendForm,
  bySaml,
  sessionOf,
  accountsOf,
  close,
} = await signOnDesk()
afterAll(close)

describe('[M85] single sign-on by SAML', () => {
  it('signs in a person whom the assertion names, by the NameID', async () => {
    const first = await bySaml({ email: 'sam@saml.example', nameId: 'persistent-1' })
    expect(first).toMatchObject({ page: PAGE, problem: null })
    const { user } = await sessionOf(first.code)
    expect(user).toMatchObject({
      email: 'sam@saml.example',
      app_metadata: { tenant_id: samlCompany.tenantId, member_role: 'dispatcher' },
    })
    const again = await bySaml({ email: 'renamed@saml.example', nameId: 'persistent-1' })
    expect((await sessionOf(again.code)).user.id).toBe(user.id)
  })

  const refusals: [what: string, said: Omit<Said, 'email'>, detail: string][] = [
    ['signed by another key', { key: STRANGER.key, certificate: STRANGER.certificate }, 'Invalid signature'],
    [
      'unsigned',
      { after: (xml) => xml.replace(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '') },
      'Invalid signature',
    ],
    ['changed after signing', { after: (xml) => xml.replaceAll('victim@', 'admin@') }, 'Invalid signature'],
    ['expired', { beginsIn: -20, endsIn: -10 }, 'No valid subject confirmation'],
    ['not valid yet', { beginsIn: 10, endsIn: 20 }, 'not yet valid'],
    ['for another audience', { audience: 'https://other.example' }, 'audience mismatch'],
    [
      'for another address',
      { recipient: 'https://other.example/acs' },
      'The assertion is for https://other.example/acs',
    ],
    [
      'with two assertions',
      {
        after: (xml) =>
          xml.replace(
            /<saml:Assertion[\s\S]*<\/saml:Assertion>/,
            (one) => one + one.replace('_assertion', '_evil'),
          ),
      },
      'more than one assertion',
    ],
    [
      'with a comment in the NameID',
      {
        nameId: 'victim@saml.example',
        after: (xml) => xml.replace('>victim@saml.example<', '>victim@saml.example<!-- -->.evil.example<'),
      },
      'comments',
    ],
    ['with a document type', { after: (xml) => `<!DOCTYPE r [<!ENTITY e "x">]>${xml}` }, 'comments'],
    [
      'signed with SHA-1',
      { after: (xml) => xml.replaceAll('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1') },
      'SHA-1',
    ],
    [
      'of another provider',
      { before: (xml) => xml.replaceAll(ENTITY_ID, 'https://other.example') },
      'The assertion is of https://other.example',
    ],
    [
      'without the request in its signed part',
      { before: (xml) => xml.replace(/(SubjectConfirmationData [^>]*?) InResponseTo="[^"]*"/, '$1') },
      'does not name the request',
    ],
  ]
  it.each(refusals)('refuses an answer %s', async (_what, said, detail) => {
    expect(await bySaml({ email: 'victim@saml.example', ...said })).toEqual({
      page: PAGE,
      code: null,
      problem: 'sso_answer_refused',
    })
    expect((await call(samlCompany, 'GET')).json().connection.lastProblem).toContain(detail)
    expect(await accountsOf('victim@saml.example')).toEqual([])
  })

  it('refuses an answer to no request of ours, one used before, and one at another company’s address', async () => {
    expect((await bySaml({ email: 'sam@saml.example', inResponseTo: '_invented' })).problem).toBe(
      'sso_expired',
    )
    const form = await formOf({ email: 'sam@saml.example', nameId: 'persistent-1' })
    expect((await sendForm(form, oidcCompany)).problem).toBe('sso_expired')
    const both = await Promise.all([sendForm(form), sendForm(form)])
    expect(both.filter(({ code }) => code !== null)).toHaveLength(1)
    expect((await sendForm(form)).problem).toBe('sso_expired')
    expect((await sendForm('')).problem).toBe('sso_expired')
  })

  it('refuses an address of a foreign domain, a stranger where only members may, and a connection that is off', async () => {
    expect((await bySaml({ email: 'eve@oidc.example' })).problem).toBe('sso_foreign_address')
    await set(samlCompany, samlBody({ roleForNew: null }))
    expect((await bySaml({ email: 'new@saml.example' })).problem).toBe('sso_not_invited')
    const form = await formOf({ email: 'sam@saml.example', nameId: 'persistent-1' })
    await set(samlCompany, samlBody({ isEnabled: false }))
    expect((await sendForm(form)).problem).toBe('sso_disabled')
    await set(samlCompany, samlBody())
  })

  it('says that the plan has no room for another member', async () => {
    await asOwner(`update public.subscriptions set limits = '{"members": 1}' where tenant_id = $1`, [
      samlCompany.tenantId,
    ])
    expect((await bySaml({ email: 'one-more@saml.example' })).problem).toBe('sso_no_place')
    expect(await accountsOf('one-more@saml.example')).toEqual([])
    await asOwner(`update public.subscriptions set limits = '{}' where tenant_id = $1`, [
      samlCompany.tenantId,
    ])
  })
})
