// Settings of single sign-on, and companies that require it.
import { SIGN_ON_DOMAINS_MAX, type SignOnResponse } from '@dropwise/contracts'
import { CLIENT_ID, CLIENT_SECRET } from '@dropwise/surface/testing/oidc-issuer'
import { afterAll, describe, expect, it } from 'vitest'
import type { TestCompany } from '../testing.ts'
import { checkAllDomains } from './domains.ts'
import { ENDED_CERTIFICATE } from './test-keys.ts'
import { SIGN_IN_URL } from './test-provider.ts'
import { backAt, CHALLENGE, PAGE, PATH, SITE, signOnDesk } from './testing.ts'

const {
  api,
  issuer,
  oidcCompany,
  samlCompany,
  records,
  lookUp,
  asOwner,
  oidcBody,
  samlBody,
  call,
  set,
  prove,
  leave,
  bySaml,
  sessionOf,
  member,
  byPassword,
  close,
} = await signOnDesk()
afterAll(close)

describe('[M85] required single sign-on', () => {
  it('ends other ways to sign in for members of the domain, but not for administrators and others', async () => {
    const clerk = await member(samlCompany, 'saml.example')
    const admin = await member(samlCompany, 'saml.example', { role: 'admin' })
    const outsider = await member(samlCompany, 'agency.example')
    await set(samlCompany, samlBody({ isRequired: true }))
    const refusal = await byPassword(clerk.email)
    expect([refusal.statusCode, refusal.json().error_code]).toEqual([403, 'sso_required'])
    expect((await byPassword(admin.email)).statusCode).toBe(200)
    expect((await byPassword(outsider.email)).statusCode).toBe(200)
    expect((await sessionOf((await bySaml({ email: clerk.email })).code)).user.id).toBe(clerk.id)
    await set(samlCompany, samlBody({ isEnabled: false, isRequired: true }))
    expect((await byPassword(clerk.email)).statusCode).toBe(200)
    await set(samlCompany, samlBody())
  })

  it('still binds a member who changes the address or joins a second company', async () => {
    const clerk = await member(samlCompany, 'saml.example')
    const signedOn = await member(samlCompany, 'saml.example')
    expect((await bySaml({ email: signedOn.email })).problem).toBeNull()
    await asOwner(`update auth.users set email = 'clerk@private.example' where id = $1`, [signedOn.id])
    await set(samlCompany, samlBody({ isRequired: true }))
    expect((await byPassword('clerk@private.example')).json().error_code).toBe('sso_required')
    const join = () =>
      asOwner(`insert into public.memberships (tenant_id, user_id, role) values ($1, $2, 'viewer')`, [
        oidcCompany.tenantId,
        clerk.id,
      ])
    await expect(join()).rejects.toThrow('sign_on_binds_account')
    await set(samlCompany, samlBody())
    await join()
  })
})

describe('[M85] the settings of single sign-on', () => {
  it('are open to administrators only, who never see the secret', async () => {
    const { keys } = oidcCompany
    for (const key of [keys.dispatcher, keys.viewer, keys.driver])
      expect((await api.call(key, 'GET', PATH)).statusCode).toBe(403)
    const answer = await call(oidcCompany, 'GET')
    expect(answer.json().connection).toMatchObject({ kind: 'oidc', clientId: CLIENT_ID })
    expect(answer.body).not.toContain(CLIENT_SECRET)
    const log = await asOwner<{ text: string }>(
      `select (before::text || after::text) as text from public.audit_log where tenant_id = $1 and subject = 'sign_on_connections'`,
      [oidcCompany.tenantId],
    )
    expect(log.length).toBeGreaterThan(0)
    expect(JSON.stringify(log)).not.toContain(CLIENT_SECRET)
  })

  it('lead nobody to a domain that is not proven, and let one company prove it', async () => {
    const late = await api.company()
    const added: SignOnResponse = (
      await call(late, 'POST', '/domains', { domain: 'Person@OIDC.example' })
    ).json()
    expect(added.domains).toMatchObject([
      { domain: 'oidc.example', provenAt: null, record: { type: 'TXT', name: '_dropwise.oidc.example' } },
    ])
    const check = () => call(late, 'POST', '/domains/oidc.example/check', {})
    expect((await check()).json().domains[0]).toMatchObject({
      provenAt: null,
      seen: expect.stringContaining('not this one'),
    })
    expect((await call(late, 'PUT', '', oidcBody())).json().code).toBe('sign_on_needs_domain')
    records.get('_dropwise.oidc.example')?.push([added.domains[0]!.record.value])
    const refusal = await check()
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'sign_on_domain_taken'])
    expect((await call(late, 'DELETE', '/domains/oidc.example')).json().domains).toEqual([])
    expect((await call(late, 'DELETE', '/domains/oidc.example')).statusCode).toBe(404)
  })

  it('end the proof of a domain that changed hands, or whose record is missing for a week', async () => {
    const [former, next] = [await api.company(), await api.company()]
    await prove(former, 'moved.example')
    const provenAt = async (company: TestCompany) =>
      (await call(company, 'GET')).json<SignOnResponse>().domains[0]?.provenAt ?? null
    const checkAll = () => checkAllDomains(api.platform, lookUp)
    const record = records.get('_dropwise.moved.example')!
    records.delete('_dropwise.moved.example')
    await checkAll()
    expect(await provenAt(former)).not.toBeNull()
    records.set('_dropwise.moved.example', record)
    await checkAll()
    expect(await provenAt(former)).not.toBeNull()

    await prove(next, 'moved.example')
    expect([await provenAt(former), await provenAt(next)]).toEqual([null, expect.any(String)])
    const log = await asOwner<{ actor_label: string | null }>(
      `select actor_label from public.audit_log where tenant_id = $1 and action = 'sign_on_domains.update' order by at desc limit 1`,
      [former.tenantId],
    )
    expect(log).toEqual([{ actor_label: null }])

    records.delete('_dropwise.moved.example')
    await checkAll()
    await asOwner(
      `update public.sign_on_domains set missing_since = missing_since - interval '8 days' where tenant_id = $1`,
      [next.tenantId],
    )
    await checkAll()
    expect(await provenAt(next)).toBeNull()
  })

  it('read a domain of any script in one form', async () => {
    const company = await api.company()
    await prove(company, 'xn--mller-kva.example')
    await set(company, samlBody())
    expect(await leave('Müller.example.')).toContain(SIGN_IN_URL)
  })

  it('keep a stored certificate that has expired, and refuse a new expired one', async () => {
    const company = await api.company()
    const put = () =>
      call(company, 'PUT', '', samlBody({ certificates: [ENDED_CERTIFICATE], isEnabled: false }))
    expect((await put()).json()).toMatchObject({ details: [{ field: 'certificates' }] })
    await set(company, samlBody({ isEnabled: false }))
    await asOwner('update public.sign_on_connections set certificates = array[$2] where tenant_id = $1', [
      company.tenantId,
      `${ENDED_CERTIFICATE}\n`,
    ])
    expect((await put()).statusCode).toBe(200)
  })

  it('keep the secret for the same issuer only, and refuse what cannot work', async () => {
    const late = await api.company()
    const refusals: [object, string][] = [
      [oidcBody({ secret: null }), 'secret'],
      [oidcBody({ clientId: null }), 'clientId'],
      [oidcBody({ issuer: 'ftp://id.example' }), 'issuer'],
      [oidcBody({ issuer: 'https://id.example/.well-known/openid-configuration' }), 'issuer'],
      [samlBody({ certificates: ['bm90IGEgY2VydGlmaWNhdGU='] }), 'certificates'],
      [samlBody({ certificates: [] }), 'certificates'],
      [samlBody({ signInUrl: null }), 'signInUrl'],
      [samlBody({ clientId: 'x' }), 'clientId'],
    ]
    for (const [body, field] of refusals)
      expect((await call(late, 'PUT', '', body)).json()).toMatchObject({
        code: 'validation_failed',
        details: [{ field }],
      })
    await set(late, oidcBody({ isEnabled: false }))
    await set(late, oidcBody({ isEnabled: false, secret: null }))
    expect(
      (
        await call(
          late,
          'PUT',
          '',
          oidcBody({ issuer: 'https://other.example', isEnabled: false, secret: null }),
        )
      ).statusCode,
    ).toBe(400)
    expect((await call(late, 'DELETE')).json().connection).toBeNull()
  })

  it('are those of the company, not of its test mode', async () => {
    const [sandbox] = await asOwner<{ id: string }>(
      `insert into public.tenants (name, slug, sandbox_of) values ('Test', 'sign-on-test', $1) returning id`,
      [oidcCompany.tenantId],
    )
    await expect(
      asOwner(`insert into public.sign_on_domains (tenant_id, domain) values ($1, 'test.example')`, [
        sandbox?.id,
      ]),
    ).rejects.toThrow('sign_on_in_sandbox')
  })

  it('hold a limited number of domains', async () => {
    const late = await api.company()
    await asOwner(
      `insert into public.sign_on_domains (tenant_id, domain) select $1, 'd' || n || '.example' from generate_series(1, $2::int) n`,
      [late.tenantId, SIGN_ON_DOMAINS_MAX],
    )
    expect((await call(late, 'POST', '/domains', { domain: 'more.example' })).json().code).toBe(
      'sign_on_domains_full',
    )
    expect((await call(late, 'POST', '/domains', { domain: 'd1.example' })).statusCode).toBe(200)
  })

  it('tell a visitor whether a domain has single sign-on, and not who has an account', async () => {
    expect(backAt(await leave('nobody.example'))).toEqual({
      page: PAGE,
      code: null,
      problem: 'sso_no_domain',
    })
    expect(await leave('OIDC.example')).toContain(issuer.url)
    const elsewhere = await api.call(
      null,
      'GET',
      `/sign-on/start?domain=nobody.example&redirect_to=https://evil.example/&code_challenge=${CHALLENGE}&code_challenge_method=s256`,
    )
    expect(new URL(String(elsewhere.headers.location)).origin).toBe(SITE)
  })
})
