// Three PostgreSQL servers under Patroni and etcd, from Debian's packages, with synchronous replication.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { parse } from 'yaml'
import { freePort } from './free-port.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'quiet'
const DATABASE = 'fleet'
const LOGIN = 'fleet'
const NODES = ['a', 'b', 'c']
const READY_LIMIT_MS = 180_000

interface Node {
  name: string
  folder: string
  port: number
  restPort: number
  patroni?: ChildProcess
}

interface Member {
  name: string
  role: string
  state: string
  lag?: number | string
}

/** Debian's account of PostgreSQL, which refuses to run as root. */
interface Account {
  uid: number
  gid: number
}

export class PatroniCluster {
  #folder: string
  #account: Account
  /** The port for clients, and the port for other members, of which there are none. */
  #etcdPorts: number[] = []
  #etcd: ChildProcess | undefined
  #nodes: Node[] = []

  constructor(folder: string, account: Account) {
    this.#folder = folder
    this.#account = account
  }

  /** For DATABASE_URL: all hosts. */
  get url(): string {
    const hosts = this.#nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
    return `postgres://${LOGIN}:${PASSWORD}@${hosts}/${DATABASE}`
  }

  async start(): Promise<void> {
    this.#etcdPorts = [await freePort(), await freePort()]
    this.startEtcd()
    for (const name of NODES) {
      const folder = join(this.#folder, name)
      await mkdir(folder, { mode: 0o700 })
      await chown(folder, this.#account.uid, this.#account.gid)
      this.#nodes.push({ name, folder, port: await freePort(), restPort: await freePort() })
    }
    for (const node of this.#nodes) await this.#startNode(node)
    await this.untilWhole()
    const client = await this.#superuser()
    await client.query(`create role ${LOGIN} login createrole password '${PASSWORD}'`)
    await client.query(`create database ${DATABASE} owner ${LOGIN}`)
    await client.end()
  }

  async stop(): Promise<void> {
    for (const { patroni } of this.#nodes) patroni?.kill('SIGTERM')
    await Promise.all(this.#nodes.map(async ({ patroni }) => patroni && (await ended(patroni))))
    await this.stopEtcd()
  }

  startEtcd(): void {
    const [client, peer] = this.#etcdPorts.map((port) => `http://127.0.0.1:${port}`)
    this.#etcd = this.#run('etcd', 'etcd', [
      `--data-dir=${join(this.#folder, 'etcd')}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=default=${peer}`,
    ])
  }

  async stopEtcd(): Promise<void> {
    this.#etcd?.kill('SIGKILL')
    if (this.#etcd) await ended(this.#etcd)
  }

  /** Waits for a primary and two standbys that stream, one of them synchronous. */
  async untilWhole(): Promise<void> {
    const deadline = performance.now() + READY_LIMIT_MS
    for (;;) {
      const members = await this.members()
      const standbys = members.filter(({ role }) => role !== 'leader')
      const isStreaming = ({ state, lag }: Member) => /running|streaming/.test(state) && lag === 0
      if (
        members.some(({ role, state }) => role === 'leader' && state === 'running') &&
        standbys.length === NODES.length - 1 &&
        standbys.every(isStreaming) &&
        standbys.some(({ role }) => role === 'sync_standby')
      )
        return
      if (performance.now() > deadline) throw new Error(`Not whole again: ${JSON.stringify(members)}`)
      await sleep(500)
    }
  }

  /** Ends the primary's Patroni and all of its PostgreSQL at once, as a power cut does. Returns its name. */
  async killPrimary(): Promise<string> {
    const leader = (await this.members()).find(({ role }) => role === 'leader')
    const node = this.#nodes.find(({ name }) => name === leader?.name)
    if (!node) throw new Error('There is no primary to kill.')
    const postmaster = Number(
      (await readFile(join(node.folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0],
    )
    const processes = [node.patroni?.pid ?? 0, postmaster, ...(await childrenOf(postmaster))]
    for (const pid of processes) kill(pid)
    return node.name
  }

  async restart(name: string): Promise<void> {
    const node = this.#nodes.find((one) => one.name === name)
    if (!node) return
    if (node.patroni) await ended(node.patroni)
    await this.#startNode(node)
  }

  /** The state of the cluster, from the first Patroni that answers. */
  async members(): Promise<Member[]> {
    for (const { restPort } of this.#nodes) {
      try {
        const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
          signal: AbortSignal.timeout(3_000),
        })
        return ((await response.json()) as { members: Member[] }).members
      } catch {
        continue
      }
    }
    return []
  }

  async #superuser(): Promise<pg.Client> {
    const leader = (await this.members()).find(({ role }) => role === 'leader')
    const node = this.#nodes.find(({ name }) => name === leader?.name)
    const client = new pg.Client({
      host: '127.0.0.1',
      port: node?.port ?? 0,
      user: 'postgres',
      password: PASSWORD,
      database: 'postgres',
    })
    await client.connect()
    return client
  }

  async #startNode(node: Node): Promise<void> {
    const file = join(this.#folder, `${node.name}.yml`)
    await writeFile(file, JSON.stringify(await this.#settings(node)))
    node.patroni = this.#run(node.name, 'patroni', [file])
  }

  /** JSON is YAML. */
  async #settings({ name, folder, port, restPort }: Node): Promise<object> {
    const login = (username: string) => ({ username, password: PASSWORD })
    return {
      scope: 'trial',
      name,
      restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
      etcd3: { hosts: `127.0.0.1:${this.#etcdPorts[0]}` },
      bootstrap: {
        dcs: await documentedSettings(),
        initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      },
      postgresql: {
        listen: `127.0.0.1:${port}`,
        connect_address: `127.0.0.1:${port}`,
        data_dir: join(folder, 'data'),
        bin_dir: BINARIES,
        pgpass: join(folder, 'pgpass'),
        authentication: {
          replication: login('replicator'),
          superuser: login('postgres'),
          rewind: login('rewinder'),
        },
        parameters: { unix_socket_directories: folder, shared_buffers: '64MB' },
        pg_hba: [
          'host replication replicator 127.0.0.1/32 scram-sha-256',
          'host all all 127.0.0.1/32 scram-sha-256',
        ],
      },
    }
  }

  #run(name: string, program: string, args: string[]): ChildProcess {
    const log = openSync(join(this.#folder, `${name}.log`), 'a')
    return spawn(program, args, {
      ...this.#account,
      cwd: this.#folder,
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: this.#folder },
      stdio: ['ignore', log, log],
    })
  }
}

/** The cluster's settings from the file that operators copy. */
async function documentedSettings(): Promise<unknown> {
  const file = new URL('../../../../deploy/patroni/patroni.yml', import.meta.url)
  return (parse(await readFile(file, 'utf8')) as { bootstrap: { dcs: unknown } }).bootstrap.dcs
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Boolean)
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) }
    }),
  )
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
