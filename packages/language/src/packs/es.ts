import { stemSpanish } from '../stemmers/spanish.ts';
import type { PackSource } from './language-pack.ts';

// Not function words here, because they change what is searched for: no, sin, contra.
export const es: PackSource = {
  tag: 'es',
  functionWords: `el la los las lo un una unos unas de del al a ante bajo con desde durante en entre hacia hasta mediante para por según sobre tras vía
    y e o u ni pero sino si que como aunque porque pues
    yo tú él ella ello nosotros vosotros ellos ellas usted ustedes me te se nos os le les mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas aquel aquella
    soy eres es somos son era eran fue fueron ser sido siendo sea sean estoy estás está están estar estaba he has ha han hay haber había tengo tiene tienen tener tenía
    puedo puede pueden poder debo debe deben deber hago hace hacen hacer va van voy ir quiero quiere querer
    también muy más ya todo toda todos todas otro otra otros otras cada algo algún alguna algunos algunas mismo misma etc`,
  questionWords: `cómo qué cuándo dónde porqué quién quiénes cuál cuáles cuánto cuánta cuántos cuántas adónde`,
  qualifiers: `mejor mejores top barato barata baratos baratas comprar compra opiniones opinión reseñas recomendado recomendada recomendados popular populares nuevo nueva nuevos nuevas último última últimos últimas bueno buena buenos buenas buen gratis gratuito gratuita línea online cerca famoso famosos famosa famosas actual actuales`,
  intentWords: {
    informational: `^cómo, ^qué, ^cuándo, ^dónde, por qué, ^quién, ^quiénes, ^cuál, ^cuáles, ^cuántos, ^cuántas, cómo hacer, qué es, qué significa, significado, definición, explicación, guía, tutorial, tutoriales, consejo, consejos, truco, trucos, idea, ideas, ejemplo, ejemplos, plantilla, plantillas,
      receta, recetas, aprender, curso gratis, historia, ventajas, desventajas, beneficios, causas, causa, síntomas, síntoma, diferencia, diferencias, diferencia entre, paso a paso, pasos, información, tipos de, manualidades, casero, casera, para qué sirve, calcular, cálculo, se puede, hay que, ley`,
    commercial: `mejor, mejores, top, top 10, reseña, reseñas, opinión, opiniones, valoración, valoraciones, análisis, comparativa, comparativas, comparación, comparar, comparador, vs, versus, o, precio, precios, coste, costes, costo, costos, cuesta, cuánto cuesta, cuánto vale, tarifa, tarifas,
      barato, barata, baratos, baratas, económico, económica, económicos, asequible, alternativa, alternativas, recomendado, recomendados, recomendaciones, ranking, calidad precio, guía de compra, marca, marcas, fabricante, fabricantes, proveedor, proveedores, empresa, empresas, agencia, agencias, software, presupuesto, presupuestos`,
    transactional: `comprar, compra, compras, comprar online, pedir, pedido, encargar, en venta, venta, descuento, descuentos, código descuento, oferta, ofertas, promoción, promociones, cupón, cupones, rebajas, ganga, gangas, liquidación, alquilar, alquiler, alquileres, se alquila, se vende,
      reservar, reserva, reservas, contratar, contratación, solicitar, tienda, tiendas, tienda online, envío gratis, envío, entrega, a domicilio, en stock, descargar, descarga, suscripción, suscribirse, inscripción, inscribirse, segunda mano, outlet, leasing, entradas, billetes, boletos,
      cita previa, pedir cita, cerca de mí, cerca de aquí, prueba gratis, dónde comprar, black friday, mercado libre`,
    navigational: `iniciar sesión, inicio de sesión, login, contacto, contactar, sobre nosotros, quiénes somos, atención al cliente, servicio al cliente, horario, horarios, número de teléfono, dirección, mi cuenta, área cliente, área de clientes, sitio oficial, página oficial, web oficial,
      www, portal, trabaja con nosotros, sucursales`,
  },
  needWords: {
    pay: `sueldo, sueldos, salario, salarios, ingresos, cuánto gana, cuánto ganan`,
    jobs: `empleo, empleos, trabajo, trabajos, oferta de trabajo, ofertas de trabajo, vacante, vacantes, bolsa de trabajo, curriculum, currículum`,
    study: `curso, cursos, carrera, máster, maestría, licenciatura, estudiar, estudios, título, diplomado, certificación, formación, universidad, universidades,
      oposiciones, aprender`,
    law: `ley, leyes, legal, ilegal, normativa, reglamento, regulación, impuesto, impuestos, iva, multa, multas, permitido, prohibido`,
    account: `iniciar sesión, login, contacto, número de teléfono, dirección, atención al cliente, acceso clientes`,
    news: `noticias, noticia`,
    pictures: `imágenes, imagen, fotos, foto, logo, dibujo, dibujos, png, para colorear`,
    files: `plantilla, plantillas, excel, ppt, para imprimir`,
    repair: `reparación, reparar, arreglar, avería, averías, no funciona, problema, problemas, error`,
    selling: `vender`,
    renting: `alquiler, alquilar, rentar, arriendo`,
    used: `usado, usada, usados, usadas, segunda mano, seminuevo, seminuevos`,
    tools: `calculadora, aplicación, app, apps, software, herramienta, herramientas, generador, simulador`,
    role: `funciones de, qué hace un, qué hace una, perfil del puesto, responsabilidades`,
    children: `niño, niña, niños, niñas, bebé, bebés, infantil, adolescentes`,
    alternatives: `alternativa, alternativas, competidores`,
    comparison: `diferencia, diferencias, vs, comparación`,
    price: `precio, precios, costo, costos, coste, costes, cuánto cuesta, cuánto vale, tarifa, tarifas, presupuesto`,
  },
  needDecoys: `lentes de contacto, dirección ip, medicina alternativa, medicinas alternativas, energía alternativa, energías alternativas`,
  intentDecoys: `lentes de contacto, lentillas de contacto, dirección ip, análisis de sangre, reserva natural, ofertas de empleo, ofertas de trabajo, oferta de empleo, oferta de trabajo`,
  questionOpenings: `por qué, para qué, a qué, de qué, en qué, con qué, desde cuándo, se puede, hay que`,
  stem: stemSpanish,
};
