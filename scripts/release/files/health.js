// dropwise health: exits with 0 when the local server responds, as container health checks expect.
const { PORT = '3000', ROLE } = process.env
const port = ROLE === 'worker' && !process.env.PORT ? '3001' : PORT
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
