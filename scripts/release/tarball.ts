// Packs a folder reproducibly: sorted names, one timestamp, no owner, two modes.
import { createWriteStream } from 'node:fs'
import { lstat, open, readdir, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { releaseTime } from './platform.ts'

export async function packTree(tree: string, target: string): Promise<void> {
  const archive = pack()
  const written = pipeline(archive, createGzip({ level: 9 }), createWriteStream(target))
  await addFolder(archive, tree, basename(tree))
  archive.finalize()
  await written
}

async function addFolder(archive: Pack, folder: string, name: string): Promise<void> {
  const mtime = new Date(releaseTime() * 1000)
  archive.entry({ name, type: 'directory', mode: 0o755, mtime })
  for (const child of (await readdir(folder)).toSorted()) {
    const path = join(folder, child)
    const entry = `${name}/${child}`
    const { mode, size, ...status } = await lstat(path).then((stats) => ({
      mode: stats.mode & 0o111 ? 0o755 : 0o644,
      size: stats.size,
      isFolder: stats.isDirectory(),
      isLink: stats.isSymbolicLink(),
    }))
    if (status.isFolder) await addFolder(archive, path, entry)
    else if (status.isLink)
      archive.entry({ name: entry, type: 'symlink', mode: 0o777, linkname: await readlink(path), mtime })
    else await addFile(archive, path, { name: entry, mode, mtime, size })
  }
}

async function addFile(
  archive: Pack,
  path: string,
  header: { name: string; mode: number; mtime: Date; size: number },
): Promise<void> {
  const file = await open(path)
  const entry = archive.entry(header)
  await pipeline(file.createReadStream(), entry)
}
