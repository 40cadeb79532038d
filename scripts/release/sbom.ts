// Writes the contents of a release as CycloneDX 1.6.
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { writeFile } from 'node:fs/promises'
import type { InstalledPackage } from './packages.ts'
import { releaseTime, VERSION } from './platform.ts'
import { programsInside } from './programs.ts'

/** Other texts become a named licence. */
function requireExpression(text: string): void {
  if (!/^[\w.()+ -]+ (OR|AND) [\w.()+ -]+$/.test(text)) throw new RangeError(`${text} is no expression`)
}

const licences = new Contrib.License.Factories.LicenseFactory(requireExpression)

export async function writeSbom(
  file: string,
  packages: InstalledPackage[],
  pages: InstalledPackage[],
): Promise<void> {
  const bom = new Models.Bom()
  bom.metadata.timestamp = new Date(releaseTime() * 1000)
  bom.metadata.component = new Models.Component(Enums.ComponentType.Application, 'dropwise', {
    version: VERSION,
    bomRef: `dropwise@${VERSION}`,
  })
  for (const { name, version, license, origin } of programsInside())
    bom.components.add(component(Enums.ComponentType.Application, { name, version, license, origin }))
  const unique = new Map([...packages, ...pages].map((each) => [`${each.name}@${each.version}`, each]))
  for (const each of unique.values())
    bom.components.add(component(Enums.ComponentType.Library, { ...each, origin: undefined }))
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  await writeFile(file, `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`)
}

function component(
  type: Enums.ComponentType,
  { name, version, license, origin }: Omit<InstalledPackage, 'path'> & { origin: string | undefined },
): Models.Component {
  const result = new Models.Component(type, name, { version, bomRef: `${name}@${version}` })
  result.licenses.add(licences.makeFromString(license))
  if (origin)
    result.externalReferences.add(new Models.ExternalReference(origin, Enums.ExternalReferenceType.Website))
  else result.purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return result
}
