// Background work on pg-boss: jobs are sent inside the transaction that needs them and wake a worker by
// NOTIFY.
import { JOBS_ROLE, type DatabaseAccess } from '@dropwise/db'
import type pg from 'pg'
import type { ClientBase, ClientConfig } from 'pg'
import { PgBoss, type Db, type JobWithMetadata, type QueueOptions } from 'pg-boss'
import type { z } from 'zod'
import { createLog, type Logger } from '../log.ts'
import { currentTrace, inSpan } from '../tracing.ts'

/** A kind of job: its name, the schema of its data, and its queue's retry settings. */
export interface JobDefinition<Data extends object> {
  name: string
  schema: z.ZodType<Data>
  queue: QueueOptions
}

export interface JobOptions {
  /** Earliest start. */
  startAfter?: Date
  /**
   * The company whose turn the job takes; companies go in turn, after jobs without one. Default:
   * `data.tenantId`, if any.
   */
  tenantId?: string | null
}

interface JobContext {
  id: string
  /** 1 for the first try. */
  attempt: number
  /** This is the last try. */
  isLast: boolean
  /** Fires when the job's time is up or the product closes. */
  signal: AbortSignal
}

type JobHandler<Data> = (data: Data, context: JobContext) => Promise<void>

/** Writes a job with the connection of a running transaction. */
export interface JobSender {
  send<Data extends object>(
    client: ClientBase,
    job: JobDefinition<Data>,
    data: Data,
    options?: JobOptions,
  ): Promise<void>
}

export interface QueueFigures {
  name: string
  waiting: number
  running: number
  failed: number
  /** Age of the longest waiting job. */
  oldestSeconds: number
}

export interface Jobs extends JobSender {
  /**
   * Runs jobs of one kind here, `concurrency` at a time (default 1). Of these one
   * company takes at most `perCompany`, so that its long jobs never stop another's.
   */
  work<Data extends object>(
    job: JobDefinition<Data>,
    handler: JobHandler<Data>,
    options?: { concurrency?: number; perCompany?: number },
  ): Promise<void>
  /** Schedules a job by a cron expression in UTC. */
  schedule<Data extends object>(job: JobDefinition<Data>, cron: string, data: Data): Promise<void>
  /** Clears job outputs, which quote failures, that match a PostgreSQL regular expression. */
  forget(pattern: string): Promise<void>
  /** Waiting, running and recently failed jobs, by kind. */
  figures(): Promise<QueueFigures[]>
  /** Changes the number of connections. */
  resize(connections: number): void
  /**
   * Takes no more jobs. Running ones get a few seconds to finish; others go to another worker. Sending still
   * works.
   */
  stopWorking(): Promise<void>
  /** Stops working, then closes the connections. */
  close(): Promise<void>
}

/** Five tries with growing delays, then parked as failed where the owner sees it. */
const QUEUE_DEFAULTS: QueueOptions = {
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 900,
}
/** Milliseconds that running jobs may take to finish at shutdown. */
const STOP_LIMIT_MS = 10_000
/** Running jobs are handed back this many milliseconds before pg-boss gives up on them. */
const HAND_BACK_MS = 1_000

/** Field of a job's data that carries the trace of its sender to the worker. */
const TRACEPARENT = '_traceparent'

const definitions = new Map<string, JobDefinition<never>>()

/** Declares a kind of job. Its queue is made when the product starts. */
export function defineJob<Data extends object>(
  name: string,
  schema: z.ZodType<Data>,
  queue: QueueOptions = {},
): JobDefinition<Data> {
  const job = { name, schema, queue: { ...QUEUE_DEFAULTS, ...queue } }
  definitions.set(name, job as unknown as JobDefinition<never>)
  return job
}

export interface JobsOptions {
  /** Connection of the role that owns the schema `jobs`. */
  connection: ClientConfig
  log: Logger
  /** Runs jobs and maintenance, instead of only sending jobs. */
  isWorker: boolean
  /** False: no maintenance, schedules and migrations; the queue's tables exist already. */
  isSupervised?: boolean
  /** Maximum number of connections, default 6. */
  connections?: number
}

/** Connects to pg-boss and creates missing queues of declared jobs. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, log, isWorker, isSupervised, connections = 6 } = options
  const boss = new PgBoss({
    ...(connection as object),
    application_name: 'dropwise jobs',
    schema: 'jobs',
    createSchema: false,
    max: connections,
    useListenNotify: isWorker,
    supervise: isSupervised ?? isWorker,
    schedule: isSupervised ?? isWorker,
    migrate: isSupervised ?? true,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'))
  await boss.start()
  const queues = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const { name, queue } of definitions.values()) {
    if (!queues.has(name)) await boss.createQueue(name, { ...queue, notify: true })
  }
  return new BossJobs(boss, log)
}

/** Creates the queue's tables and queues in a fresh database. */
export async function makeQueueTables(access: DatabaseAccess): Promise<void> {
  const jobs = await startJobs({
    connection: access.as(JOBS_ROLE),
    log: createLog('silent'),
    isWorker: false,
  })
  await jobs.close()
}

class BossJobs implements Jobs {
  #boss: PgBoss
  #log: Logger
  #closing = new AbortController()
  #running = new Set<string>()
  #stopped: Promise<void> | undefined

  constructor(boss: PgBoss, log: Logger) {
    this.#boss = boss
    this.#log = log
  }

  async send<Data extends object>(
    client: ClientBase,
    job: JobDefinition<Data>,
    data: Data,
    { startAfter, ...options }: JobOptions = {},
  ): Promise<void> {
    const db = onClient(client)
    const tenantId = options.tenantId ?? ('tenantId' in data ? String(data.tenantId) : null)
    const priority = tenantId === null ? 0 : -(await takeTurn(db, job.name, tenantId))
    const trace = currentTrace()
    await this.#boss.send(
      job.name,
      { ...job.schema.parse(data), ...(trace && { [TRACEPARENT]: trace.traceparent }) },
      {
        ...(startAfter && { startAfter }),
        ...(tenantId !== null && { group: { id: tenantId } }),
        priority,
        db,
      },
    )
  }

  async work<Data extends object>(
    job: JobDefinition<Data>,
    handler: JobHandler<Data>,
    { concurrency = 1, perCompany }: { concurrency?: number; perCompany?: number } = {},
  ): Promise<void> {
    const settings = {
      includeMetadata: true as const,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 10,
      localConcurrency: concurrency,
      ...(perCompany !== undefined && { localGroupConcurrency: perCompany }),
    }
    await this.#boss.work<Data, void, typeof settings>(job.name, settings, async ([queuedJob]) => {
      if (!queuedJob) return
      // More jobs may wait: without this the next one waits for the next poll.
      this.#wake(job.name)
      const { [TRACEPARENT]: parent, ...data } = queuedJob.data as Data & { [TRACEPARENT]?: string }
      const attributes = { 'messaging.system': 'pg-boss', 'messaging.message.id': queuedJob.id }
      await inSpan(`job ${job.name}`, { kind: 'consumer', attributes, parent }, () =>
        this.#run(job, { ...queuedJob, data: data as Data }, handler),
      )
    })
  }

  /** Makes every place of a queue look for a job, now or when its job has ended. */
  #wake(queue: string): void {
    for (const { id, name } of this.#boss.getWipData()) if (name === queue) this.#boss.notifyWorker(id)
  }

  async #run<Data extends object>(
    job: JobDefinition<Data>,
    queuedJob: JobWithMetadata<Data>,
    handler: JobHandler<Data>,
  ): Promise<void> {
    const attempt = queuedJob.retryCount + 1
    const isLast = queuedJob.retryCount >= queuedJob.retryLimit
    const signal = AbortSignal.any([queuedJob.signal, this.#closing.signal])
    const context = { job: job.name, id: queuedJob.id, attempt }
    this.#running.add(queuedJob.id)
    try {
      if (queuedJob.priority < 0)
        await this.#boss
          .getDb()
          .executeSql('select app.begin_job_turn($1, $2)', [job.name, -queuedJob.priority])
      await handler(job.schema.parse(queuedJob.data), { id: queuedJob.id, attempt, isLast, signal })
      this.#log.debug(context, 'job done')
    } catch (error) {
      if (this.#closing.signal.aborted) {
        await this.#grantTry([queuedJob.id])
        throw error
      }
      this.#log[isLast ? 'error' : 'warn'](
        { ...context, err: error },
        isLast ? 'job parked' : 'job will be tried again',
      )
      throw error
    } finally {
      this.#running.delete(queuedJob.id)
    }
  }

  /** Grants another try when our own shutdown cut one short, because pg-boss counts it as failed. */
  async #grantTry(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#boss
      .getDb()
      .executeSql(
        `update jobs.job set retry_limit = retry_limit + 1 where id = any($1) and state = 'active'`,
        [ids],
      )
  }

  async forget(pattern: string): Promise<void> {
    await this.#boss
      .getDb()
      .executeSql(
        `update jobs.job set output = null, source_output = null where output::text ~* $1 or source_output::text ~* $1`,
        [pattern],
      )
  }

  async figures(): Promise<QueueFigures[]> {
    const { rows } = (await this.#boss.getDb().executeSql(
      `select name, (count(*) filter (where state in ('created', 'retry') and start_after <= now()))::int as waiting,
         (count(*) filter (where state = 'active'))::int as running,
         (count(*) filter (where state = 'failed' and completed_on > now() - interval '2 days'))::int as failed,
         coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now())), 0)::int
           as "oldestSeconds"
       from jobs.job where name not like '\\_\\_%' group by name order by name`,
      [],
    )) as { rows: QueueFigures[] }
    return rows
  }

  async schedule<Data extends object>(job: JobDefinition<Data>, cron: string, data: Data): Promise<void> {
    await this.#boss.schedule(job.name, cron, job.schema.parse(data))
  }

  resize(connections: number): void {
    // pg-boss has no call for it; its database object holds the pool.
    const { pool } = this.#boss.getDb() as unknown as { pool: pg.Pool }
    pool.options.max = connections
  }

  stopWorking(): Promise<void> {
    this.#stopped ??= this.#handBack()
    return this.#stopped
  }

  async #handBack(): Promise<void> {
    this.#closing.abort()
    const timer = setTimeout(() => {
      this.#grantTry([...this.#running]).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'jobs were not handed back'),
      )
    }, STOP_LIMIT_MS - HAND_BACK_MS)
    try {
      await this.#boss.stop({ graceful: true, timeout: STOP_LIMIT_MS, close: false })
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    await this.stopWorking()
    await this.#boss.stop({ close: true })
  }
}

/** The round of a company's new job; lower rounds run first. */
async function takeTurn(db: Db, queue: string, tenantId: string): Promise<number> {
  const { rows } = (await db.executeSql('select app.take_job_turn($1, $2) as round', [queue, tenantId])) as {
    rows: { round: number }[]
  }
  return rows[0]!.round
}

function onClient(client: ClientBase): Db {
  return { executeSql: (text, values) => client.query(text, values) }
}
