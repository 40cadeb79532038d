// Where the command line finds the installation and its key: the environment, or what `dropwise login` stored.
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Settings {
  url: string
  key: string
}

export interface Place {
  env: Record<string, string | undefined>
  home: string
}

const fileOf = ({ env, home }: Place): string =>
  join(env.XDG_CONFIG_HOME ?? join(home, '.config'), 'dropwise', 'settings.json')

/** Undefined before a login. The environment comes first, each variable by itself. */
export async function readSettings(place: Place): Promise<Settings | undefined> {
  const text = await readFile(fileOf(place), 'utf8').catch(() => '{}')
  const stored = JSON.parse(text) as Partial<Settings>
  const url = place.env.DROPWISE_URL ?? stored.url
  const key = place.env.DROPWISE_API_KEY ?? stored.key
  return url && key ? { url, key } : undefined
}

/** Readable by its owner only, because the key gives full access to the company. */
export async function storeSettings(place: Place, settings: Settings): Promise<string> {
  const file = fileOf(place)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  return file
}
