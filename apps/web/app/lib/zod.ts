// Schemas are read, not compiled, in the browser: compiling needs `new Function`, which the pages' policy forbids and reports.
import { z } from 'zod'

z.config({ jitless: true })
