// The tests below with all their seeds, sizes and runs.
import './features.test.ts'
import './kernels.test.ts'
import './live-plan.test.ts'
import './never-empty.test.ts'
import './optional-orders.test.ts'
import './property.test.ts'
import './reasons.test.ts'
import './running.test.ts'
