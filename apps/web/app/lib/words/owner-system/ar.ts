// Arabic texts of the owner's view of the system.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Sections
  systemNoun: 'النظام',
  atAGlance: 'نظرة سريعة',
  processes: 'العمليات',
  noProcesses: 'غير معروف: لم تُبلغ أي عملية في آخر 15 ثانية.',
  largestTables: 'أكبر الجداول',
  mapRegions: 'مناطق الخريطة',
  regions: 'المناطق',
  noRegions: 'لا يوجد: تُقدّر المسافات ولا يمكن العثور على العناوين.',
  queues: 'قوائم الانتظار',
  failedWork: 'أعمال فشلت وتنتظر إعادة المحاولة',
  parkedWork: 'أعمال مؤجلة',
  none: 'لا شيء.',

  // Heads of tables
  process: 'العملية',
  runs: 'يشغّل',
  follows: 'يتابع',
  vansWaiting: 'مركبات تنتظر',
  plansTimesThreads: 'الخطط × الخيوط',
  memory: 'الذاكرة',
  version: 'الإصدار',
  table: 'الجدول',
  rows: 'الصفوف',
  size: 'الحجم',
  region: 'المنطقة',
  job: 'المهمة',
  waiting: 'تنتظر',
  running: 'قيد التشغيل',
  failedTwoDays: 'فشلت، يومان',
  oldestSeconds: 'الأقدم، ث',
  kind: 'النوع',
  nextTry: 'المحاولة التالية',
  error: 'الخطأ',

  // Processes
  runsAll: 'كل شيء',
  runsPages: 'الصفحات وAPI',
  runsJobs: 'المهام',
  followsNone: 'لا شيء: لا تشغّل مهام',
  noVansOut: 'لا شركة لديها مركبات على الطريق',

  // Figures
  followers: 'عمليات المتابعة',
  planner: 'المخطِّط',
  regionMemory: 'ذاكرة المناطق',
  database: 'قاعدة البيانات',
  standby: 'الخادم الاحتياطي',
  positions: 'المواقع',
  lastBackup: 'آخر نسخة احتياطية',
  certificate: 'الشهادة',
  versionUnchecked: '{version}. إصدار أحدث: لم يُفحص، لأن VERSION_URL غير معيّن',
  versionUnknown: '{version}. إصدار أحدث: غير معروف، لم يجب {host} ({error})',
  versionNewest: '{version}، الأحدث وفق {host}',
  versionNewer: '{version}. <newer>لدى {host} الإصدار {newest}</newer>',
  noWorker: 'لا توجد عملية مهام: لا يُتابَع شيء',
  processCount:
    '{count, plural, zero {# عملية} one {عملية واحدة} two {عمليتان} few {# عمليات} many {# عملية} other {# عملية}}',
  companiesFollowed:
    '{count, plural, zero {{processes}، دون شركات لديها مركبات على الطريق} one {{processes} لشركة واحدة لديها مركبات على الطريق} two {{processes} لشركتين لديهما مركبات على الطريق} few {{processes} لـ # شركات لديها مركبات على الطريق} many {{processes} لـ # شركة لديها مركبات على الطريق} other {{processes} لـ # شركة لديها مركبات على الطريق}}',
  plannerBusy: 'يعمل {running} من {places}، وينتظر {waiting}',
  plannerWaiting: 'يعمل {running} من {places}، وينتظر {waiting} منذ {seconds} ث على الأكثر',
  threadsEach: 'الخيوط لكل منها: {threads}',
  threadsUnknown: 'عدد خيوط غير معروف لكل منها',
  noProcess: 'غير معروف: لم تُبلغ أي عملية',
  sizeOfRegions:
    '{count, plural, zero {{size} من # منطقة} one {{size} من منطقة واحدة} two {{size} من منطقتين} few {{size} من # مناطق} many {{size} من # منطقة} other {{size} من # منطقة}}',
  memoryInEach:
    '{count, plural, zero {<size>{size}</size> في كل من <processes># عملية</processes>} one {<size>{size}</size> في <processes>عملية واحدة</processes>} two {<size>{size}</size> في كل من <processes>عمليتين</processes>} few {<size>{size}</size> في كل من <processes># عمليات</processes>} many {<size>{size}</size> في كل من <processes># عملية</processes>} other {<size>{size}</size> في كل من <processes># عملية</processes>}}',
  postgresState:
    '{count, plural, zero {{version}، منذ {time}، <connections># اتصال</connections>} one {{version}، منذ {time}، <connections>اتصال واحد</connections>} two {{version}، منذ {time}، <connections>اتصالان</connections>} few {{version}، منذ {time}، <connections># اتصالات</connections>} many {{version}، منذ {time}، <connections># اتصالًا</connections>} other {{version}، منذ {time}، <connections># اتصال</connections>}}',
  growthUnknown: '<size>{size}</size>. النمو: غير معروف قبل اليوم الثاني',
  grew: '{days, plural, zero {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر # يوم} one {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر يوم} two {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر يومين} few {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر # أيام} many {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر # يومًا} other {<size>{size}</size>، <growth>بزيادة {change} يوميًا</growth> في آخر # يوم}}',
  shrank:
    '{days, plural, zero {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر # يوم} one {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر يوم} two {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر يومين} few {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر # أيام} many {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر # يومًا} other {<size>{size}</size>، <growth>بنقص {change} يوميًا</growth> في آخر # يوم}}',
  noStandby: 'لا يوجد: DATABASE_REPLICA_URL غير معيّن',
  standbySilent: '{place}: لا يستجيب أي خادم احتياطي، والقراءات تذهب إلى الخادم الأساسي',
  standbyBehind: '{place}، متأخر {seconds} ث',
  positionsInMain: 'في قاعدة البيانات الرئيسية',
  positionsApart: '{place}، {size}',
  positionsAway: '{place} لا تستجيب: تُرفض المواقع الجديدة وتغيب المسارات. كل ما عدا ذلك يعمل.',
  notRestored: 'لم تُستعد للاختبار بعد.',
  restoreFailed: 'فشلت الاستعادة التجريبية {time}: {error}',
  restored: 'استُعيدت للاختبار {time} في {seconds} ث.',
  backupGood: '{age}، {time}، {rows} صف، {files} ملف',
  backupDone: '{backup}. {restored}',
  backupFailed: 'فشلت {time}: {error}',
  backupBefore: 'قبلها: {backup}',
  noBackupBefore: 'لا توجد نسخة قبلها.',
  noBackupYet: 'لا يوجد بعد',
  noBackupScheduled: 'لا شيء مجدول: BACKUP_TO غير معيّن',
  noHttps: 'غير معروف: PUBLIC_URL ليس عنوان https://',
  certificateUnknown: 'غير معروف: لم يعرضها {host} ({error})',
  certificateExpired: '<time>انتهت {time}</time>، {host}',
  certificateLeft:
    '{days, plural, zero {<time>بقي # يوم، حتى {time}</time>، {host}} one {<time>بقي يوم واحد، حتى {time}</time>، {host}} two {<time>بقي يومان، حتى {time}</time>، {host}} few {<time>بقيت # أيام، حتى {time}</time>، {host}} many {<time>بقي # يومًا، حتى {time}</time>، {host}} other {<time>بقي # يوم، حتى {time}</time>، {host}}}',
} satisfies Translation<typeof en>
