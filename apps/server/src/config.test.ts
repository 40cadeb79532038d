// The environment: defaults, and one line for each wrong value.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('readConfig', () => {
  it('needs nothing: port 3000 on loopback, the embedded database, the demo company', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      role: 'all',
      isDemo: true,
      databaseUrl: undefined,
    })
  })

  it('omits the demo company with an external database, unless configured', () => {
    const DATABASE_URL = 'postgres://me@db/fleet'
    expect(readConfig({ DATABASE_URL }).isDemo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).isDemo).toBe(true)
  })

  it('uses every core of the machine for plans, unless configured', () => {
    expect(readConfig({}).planner).toEqual({ threads: Math.min(16, availableParallelism()), concurrency: 3 })
    const PLANNER_THREADS = '3'
    expect(readConfig({ PLANNER_THREADS, PLANNER_CONCURRENCY: '1' }).planner).toEqual({
      threads: 3,
      concurrency: 1,
    })
  })

  it('treats an empty value as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'localhost:5432'],
    ['DATABASE_URL', 'mysql://db/fleet'],
    ['DATABASE_URL', 'postgres://a:5432,b:70000/fleet'],
    ['DATABASE_URL', 'postgres://a,b/fleet?target_session_attrs=any'],
    ['ROLE', 'boss'],
    ['SLOW_QUERY_MS', 'long'],
    ['DEMO', 'yes'],
    ['PLANNER_THREADS', '0'],
    ['PLANNER_CONCURRENCY', '17'],
    ['JWT_SECRET', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['TWILIO_URL', 'https://api.twilio.com?from=+15550100'],
    ['TWILIO_URL', 'https://AC1:token@api.twilio.com'],
    ['TWILIO_URL', 'https://AC1:token@api.twilio.com?from=Dropwise'],
    ['PUBLIC_URL', 'dropwise.example'],
    ['BACKEND_URL', 'elsewhere.example'],
    ['OSRM_URL', 'ftp://roads'],
    ['EXTRACT_MIRRORS', 'https://maps.example,ftp://maps.example'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.1, 10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['CORS_ORIGINS', 'app.example'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', '[::'],
    ['HOST', 'http://fleet.example'],
    ['MAIL_FROM', 'Fenwick'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`))
  })

  it('accepts several database hosts in DATABASE_URL', () => {
    const DATABASE_URL = 'postgres://me@a:5432,[::1]:5433,c/fleet?target_session_attrs=read-write'
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  })

  it('takes a database for positions', () => {
    const POSITIONS_DATABASE_URL = 'postgres://me@b/positions'
    expect(readConfig({}).positionsUrl).toBeUndefined()
    expect(readConfig({ POSITIONS_DATABASE_URL }).positionsUrl).toBe(POSITIONS_DATABASE_URL)
    expect(() => readConfig({ POSITIONS_DATABASE_URL: 'mysql://b/positions' })).toThrow(
      /^POSITIONS_DATABASE_URL/,
    )
  })

  it('refuses DATABASE_REPLICA_URL without DATABASE_URL', () => {
    const DATABASE_REPLICA_URL = 'postgres://me@b,c/fleet'
    expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow(/^DATABASE_REPLICA_URL needs DATABASE_URL/)
    expect(readConfig({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://me@a/fleet' }).replicaUrl).toBe(
      DATABASE_REPLICA_URL,
    )
  })

  it('accepts IPv6 addresses with and without brackets', () => {
    expect(readConfig({ HOST: '::' }).host).toBe('::')
    expect(readConfig({ HOST: '[::1]' }).host).toBe('::1')
  })

  it('accepts the sender of mails as an address, or as a name with an address', () => {
    expect(readConfig({}).mailFrom).toBeUndefined()
    expect(readConfig({ MAIL_FROM: 'post@fenwick.example' }).mailFrom).toEqual({
      name: undefined,
      address: 'post@fenwick.example',
    })
    expect(readConfig({ MAIL_FROM: 'Fenwick & Sons <post@fenwick.example>' }).mailFrom).toEqual({
      name: 'Fenwick & Sons',
      address: 'post@fenwick.example',
    })
  })

  describe('a value in a file', () => {
    let folder: string
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'dropwise-settings-'))
    })
    afterEach(() => rm(folder, { recursive: true }))

    it('is read from the path in NAME_FILE, without its last line break', async () => {
      const file = join(folder, 'jwt')
      await writeFile(file, `${'s'.repeat(40)}\n`)
      expect(readConfig({ JWT_SECRET_FILE: file }).jwtSecret).toBe('s'.repeat(40))
      await writeFile(file, 'short')
      expect(() => readConfig({ JWT_SECRET_FILE: file })).toThrow(/^JWT_SECRET must be at least 32/)
    })

    it('must be readable, and the only one', () => {
      const file = join(folder, 'nothing')
      expect(() => readConfig({ SMTP_URL_FILE: file })).toThrow(
        `SMTP_URL_FILE: ${file} cannot be read (ENOENT).`,
      )
      expect(() => readConfig({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://mail.example' })).toThrow(
        'SMTP_URL and SMTP_URL_FILE are both set. Keep one.',
      )
    })
  })

  it('trusts no proxy by default, and accepts addresses and networks of both families', () => {
    expect(readConfig({}).trustedProxies).toEqual([])
    expect(readConfig({ TRUSTED_PROXIES: '10.0.0.5, 10.1.0.0/16,fd00::/8' }).trustedProxies).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ])
  })

  it('allows no other origin by default, and accepts a list or all', () => {
    expect(readConfig({}).corsOrigins).toEqual([])
    expect(readConfig({ CORS_ORIGINS: 'https://a.example, http://localhost:9966' }).corsOrigins).toEqual([
      'https://a.example',
      'http://localhost:9966',
    ])
    expect(readConfig({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*'])
  })

  it('[5-2] accepts only ids as ADMIN_IDS', () => {
    const id = '01a211d7-54e3-7a8a-a780-1f5166ea30e4'
    expect(readConfig({}).adminIds).toEqual([])
    expect(readConfig({ ADMIN_IDS: `${id}, ${id.toUpperCase()}` }).adminIds).toEqual([id, id.toUpperCase()])
    for (const wrong of ['admin', `${id},`, `${id};${id}`, 'owner@fleet.example'])
      expect(() => readConfig({ ADMIN_IDS: wrong })).toThrow(
        'ADMIN_IDS must be UUIDs of accounts, separated by commas.',
      )
  })

  it('requires the URL and the public key of another backend together', () => {
    const variables = { BACKEND_URL: 'https://elsewhere.example/', BACKEND_ANON_KEY: 'key' }
    expect(readConfig(variables).backend).toEqual({ url: 'https://elsewhere.example', anonKey: 'key' })
    expect(readConfig({}).backend).toBeUndefined()
    expect(() => readConfig({ BACKEND_URL: variables.BACKEND_URL })).toThrow('BACKEND_ANON_KEY')
    expect(() => readConfig({ BACKEND_ANON_KEY: 'key' })).toThrow('BACKEND_URL')
  })

  it('reads account, token and number out of the address of the provider of texts', () => {
    expect(readConfig({}).twilio).toBeUndefined()
    expect(readConfig({ TWILIO_URL: 'https://AC1:to%2Fken@api.twilio.com/?from=+15550100' }).twilio).toEqual({
      baseUrl: 'https://api.twilio.com',
      accountSid: 'AC1',
      authToken: 'to/ken',
      from: '+15550100',
    })
  })

  it('requires both halves of the S3 key pair', () => {
    const S3_PROTOCOL_ACCESS_KEY_ID = 'id'
    const S3_PROTOCOL_ACCESS_KEY_SECRET = 'a-secret-of-some-length'
    expect(readConfig({ S3_PROTOCOL_ACCESS_KEY_ID, S3_PROTOCOL_ACCESS_KEY_SECRET }).s3Access).toEqual({
      accessKeyId: 'id',
      secretAccessKey: 'a-secret-of-some-length',
    })
    expect(readConfig({}).s3Access).toBeUndefined()
    expect(() => readConfig({ S3_PROTOCOL_ACCESS_KEY_ID })).toThrow('S3_PROTOCOL_ACCESS_KEY_SECRET')
  })

  it('requires all three settings of single sign-on', () => {
    const variables = {
      OIDC_ISSUER: 'https://id.example/realm',
      OIDC_CLIENT_ID: 'id',
      OIDC_CLIENT_SECRET: 'secret',
    }
    expect(readConfig({}).oidc).toBeUndefined()
    expect(
      readConfig({ ...variables, OIDC_LABEL: 'Fleet ID', OIDC_MAIL_DOMAINS: 'Fleet.example, depot.example' })
        .oidc,
    ).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'id',
      clientSecret: 'secret',
      label: 'Fleet ID',
      mailDomains: ['fleet.example', 'depot.example'],
    })
    expect(() => readConfig({ ...variables, OIDC_CLIENT_SECRET: '' })).toThrow('must be set together')
    expect(() => readConfig({ ...variables, OIDC_MAIL_DOMAINS: '@fleet.example' })).toThrow(
      'OIDC_MAIL_DOMAINS',
    )
  })

  it.each(['http://id.example', 'https://id.example/?a=b', 'id.example', 'ftp://localhost'])(
    'does not send secrets to the issuer %s',
    (OIDC_ISSUER) => {
      expect(() => readConfig({ OIDC_ISSUER, OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' })).toThrow(
        'OIDC_ISSUER must be a URL like https://id.example',
      )
    },
  )

  it('refuses TEST_CLOCK together with a live key of Stripe', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(() => readConfig({ TEST_CLOCK: '1', ...stripe })).toThrow(/^TEST_CLOCK must be 0/)
    expect(readConfig({ TEST_CLOCK: '1' }).hasTestClock).toBe(true)
    expect(readConfig({}).hasTestClock).toBe(false)
  })
})

describe('CONFIG_FILE', () => {
  let folder: string
  let CONFIG_FILE: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dropwise-config-'))
    CONFIG_FILE = join(folder, 'dropwise.conf')
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('holds settings, which the environment overrides', async () => {
    await writeFile(CONFIG_FILE, '# where it listens\nPORT=8080\nHOST="0.0.0.0"\n')
    expect(readConfig({ CONFIG_FILE })).toMatchObject({ port: 8080, host: '0.0.0.0' })
    expect(readConfig({ CONFIG_FILE, PORT: '9090' }).port).toBe(9090)
  })

  it('names a key that is no setting, and the nearest that is', async () => {
    await writeFile(CONFIG_FILE, 'PORT=8080\nDATABSE_URL=postgres://db/fleet\n')
    expect(() => readConfig({ CONFIG_FILE })).toThrow(
      /dropwise\.conf: DATABSE_URL is no setting\. The nearest one is DATABASE_URL;/,
    )
  })

  it('reads a setting from a file', async () => {
    await writeFile(join(folder, 'secret'), 'x'.repeat(40))
    await writeFile(CONFIG_FILE, `JWT_SECRET_FILE=${join(folder, 'secret')}\n`)
    expect(readConfig({ CONFIG_FILE }).jwtSecret).toBe('x'.repeat(40))
  })

  it('must be readable', () => {
    expect(() => readConfig({ CONFIG_FILE: join(folder, 'gone') })).toThrow(/gone cannot be read \(ENOENT\)/)
  })
})
