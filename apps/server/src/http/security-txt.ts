// /.well-known/security.txt (RFC 9116): where to report a weakness, once the owner has set a contact.
import { SUPPORT_EMAIL } from '@dropwise/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'

/** Days until the file expires. */
const VALID_DAYS = 90
const DAY_MS = 86_400_000

export function serveSecurityTxt(
  app: FastifyInstance,
  { brand, clock }: Pick<Platform, 'brand' | 'clock'>,
  address: (request: FastifyRequest) => string,
): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    const { supportEmail } = await brand.read()
    // The default address is an example without a mailbox.
    if (supportEmail === SUPPORT_EMAIL) return reply.callNotFound()
    const expires = new Date(clock.now() + VALID_DAYS * DAY_MS)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${supportEmail}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${address(request)}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}
