// Spanish texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Buscar en el Centro de ayuda',
  searchExample: 'Sin asignar, franja, prueba…',
  answersFound: '{count, plural, one {# respuesta} many {# de respuestas} other {# respuestas}}',
  answers: 'Respuestas',
  noneFound: 'Ninguna respuesta contiene todas estas palabras. <link>Preguntar a soporte</link>',
  notThere: '¿No está? <link>Preguntar a soporte</link>',
  usOrYou: '¿Somos nosotros o tu conexión?',
  usOrYouMore: 'Una comprobación del inicio de sesión, los datos y las actualizaciones en directo, en 10 s.',
  networkDiagnostics: 'Diagnóstico de red',
  topicStart: 'Primeros pasos',
  topicPlan: 'Planificación',
  topicLive: 'En directo',
  topicDrivers: 'Conductores',
  topicRecipients: 'Destinatarios',
  topicAccount: 'Cuenta',
  importTitle: 'Importar pedidos de una hoja de cálculo',
  importAnswer:
    'Pedidos, Importar, elige un archivo CSV o XLSX. {name} averigua qué columna es cuál; corrígelo donde haga falta. Las filas que no puede leer aparecen con la celda, el motivo y a menudo una solución. No se guarda nada hasta que pulsas Importar, y volver a importar el mismo archivo no cambia nada.',
  depotTitle: 'Configurar vehículos, base y horarios',
  depotAnswer:
    'Flota, Añadir vehículo. Cada vehículo tiene una base, un turno según la hora local y una capacidad en bultos y kilogramos. El planificador respeta las tres cosas.',
  regionTitle: 'Usar el mapa de tu propia zona',
  regionAnswer:
    'Una región se compila a partir de un extracto de OpenStreetMap con un solo comando: npm run region y el archivo. Trae carreteras, direcciones y el mapa, y después no necesita clave ni red.',
  firstDayTitle: 'Planificar el primer día',
  firstDayAnswer:
    'Importa los pedidos, abre Planificación, elige el día y pulsa Optimizar. Mira cómo baja el coste, detente cuando te guste el resultado y envíalo.',
  unservedTitle: '¿Por qué un pedido está sin asignar?',
  unservedAnswer:
    'Cada pedido sin asignar indica la regla que lo impide: una franja, una carga, un turno, una capacidad. Al lado se muestra el cambio más pequeño con el que se podría servir.',
  windowsTitle: 'Cómo se leen las franjas',
  windowsAnswer:
    'Una franja dice cuándo puede empezar el servicio, según la hora local de la base. Una furgoneta que llega antes espera; la línea de tiempo muestra la espera rayada.',
  speedsTitle: 'Planificar con el tráfico de cada hora',
  speedsAnswer:
    'Ajustes, Velocidades de conducción: una tabla por día de la semana y hora, en porcentaje de la velocidad del mapa. Escríbela, cárgala de un archivo CSV o toma lo que muestran tus propias rutas terminadas. Desde entonces vale para planes nuevos, cambios en ruta, previsiones, seguimiento y horarios ofrecidos; los planes que ya existen conservan sus horas. Deshacer recupera la tabla anterior.',
  stopEarlyTitle: 'Detener el motor antes',
  stopEarlyAnswer:
    'Detener y guardar el mejor termina la búsqueda y conserva el mejor plan encontrado hasta el momento. Ha pasado las mismas comprobaciones que una ejecución completa.',
  outOfDateTitle: 'Qué significa «desactualizado»',
  outOfDateAnswer:
    'Un pedido del plan se cambió o se canceló después de hacer el plan. Ejecútalo otra vez; no se permite enviar un plan antiguo.',
  priorityTitle: 'Qué hace la prioridad',
  priorityAnswer:
    'Un pedido de mayor prioridad nunca se queda fuera por muchos que haya de menor prioridad. Entre iguales gana el plan más barato.',
  atRiskTitle: 'Qué significa «en riesgo»',
  atRiskAnswer:
    'Según la última posición, la furgoneta llegaría después de que termine la franja. La lista se ordena por minutos, lo peor primero.',
  silentTitle: 'Una furgoneta está quieta en el mapa',
  silentAnswer:
    'Tras 60 segundos sin posición, la furgoneta pierde el relleno y se muestra la antigüedad. Puede que el teléfono no tenga señal; las posiciones que guardó llegan después con sus propias horas.',
  trackersTitle: 'Conectar un rastreador o un teléfono',
  trackersAnswer:
    'Flota, el vehículo, Token del dispositivo. Pon el token en Traccar Client (protocolo OsmAnd) o en OwnTracks. Un token nuevo anula el anterior.',
  doneTitle: 'Cuándo se da por hecha una parada',
  doneAnswer:
    'Cuando lo dice el conductor. Si ningún conductor informa, cuando la furgoneta estuvo en la parada el tiempo del servicio y ya se ha ido.',
  phonesTitle: 'Qué teléfonos sirven',
  phonesAnswer: 'Cualquier teléfono con un navegador actual. No se instala nada desde una tienda.',
  noSignalTitle: 'Trabajar sin señal',
  noSignalAnswer:
    'La aplicación del conductor se abre sin señal y guarda lo que hace el conductor, también las fotos, hasta que se pueda enviar. Traccar Client y OwnTracks hacen lo mismo con las posiciones. Enviar algo dos veces no cambia nada.',
  proofTitle: 'Prueba de entrega',
  proofAnswer:
    'Cada pedido, o la empresa, dice qué se pide en la puerta: foto, firma, nombre, PIN, escaneo o control de edad. El conductor no puede terminar la parada sin ello. Después, cualquiera que tenga el enlace o el código QR puede comprobar la prueba firmada.',
  trackingTitle: 'Qué muestra la página de seguimiento',
  trackingAnswer:
    'Cuándo, con el motivo cuando cambia; dónde está la furgoneta cuando ya está cerca; qué ha pasado hasta ahora. Ningún teléfono, ningún nombre completo, ninguna otra parada.',
  noticeTitle: 'Cuándo se avisa a los destinatarios',
  noticeAnswer: 'Cuando la furgoneta está a unos 30 minutos.',
  brandTitle: 'Tus colores en la página de seguimiento',
  brandAnswer:
    'Ajustes, Color de la página de seguimiento. No se acepta un color que haría difícil leer el texto blanco.',
  plansTitle: 'Planes, vehículos y límites',
  plansAnswer:
    'Un plan permite un número de vehículos activos. En el límite, el siguiente espera; nada de lo planificado o en ruta se detiene.',
  trialEndTitle: 'Cuando termina la prueba',
  trialEndAnswer:
    'Puedes leer todo y elegir un plan. Las nuevas importaciones, planificaciones y envíos esperan hasta entonces; un día en ruta llega hasta el final.',
  rolesTitle: 'Roles: quién puede hacer qué',
  rolesAnswer:
    'Los administradores cambian la empresa y sus miembros, los jefes de tráfico planifican y envían, quienes solo consultan miran, los conductores ven su propia ruta y los destinatarios sus propios bultos.',
  resetTitle: 'Contraseña olvidada',
  resetAnswer:
    'Iniciar sesión, Contraseña olvidada. El enlace del correo funciona una vez y caduca a las 24 horas.',
  passkeysTitle: 'Entrar con una llave de acceso',
  passkeysAnswer:
    'En el menú de la cuenta abre Seguridad y pulsa Añadir llave de acceso: tu teléfono, ordenador o llave de seguridad la guarda. Desde entonces, Entrar con una llave de acceso pide tu huella, tu cara o tu PIN en lugar del correo y la contraseña. La contraseña sigue funcionando.',
  askAPerson: 'Pregunta a una persona',
  replyAndHours: 'Respuesta en {hours} horas. {businessHours}.',
} satisfies Translation<typeof en>
