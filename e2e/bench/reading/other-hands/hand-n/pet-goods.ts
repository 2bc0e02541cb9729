import { ware } from './wares';

/** Food, medicines and equipment for animals, by price. */
export const PET_GOODS = [
  ware(
    'UND',
    0,
    4,
    'Sobre Húmedo Felix Gatito Pollo 85 g',
    'Jeringa Desc. 3 ml c/aguja 21G',
    'Galleta Surtida Razas Pequeñas 50 g',
  ),
  ware(
    'UND',
    4,
    12,
    'Pedigree Sobre Adulto Carne 100 g x 2',
    'Lata Paté Cordero Perro Cachorro 280 g',
    'Collar Nylon Regulable T/S',
    'Talco Antipulgas 100 g',
  ),
  ware(
    'UND',
    12,
    30,
    'Shampoo Clorhexidina 2 % Perros y Gatos 250 ml',
    'Ivermectina 1 % Iny. Fco. x 50 ml',
    'Arena Sanitaria Aglomerante Lavanda 4 kg',
    'Antipulgas Spot-On Gato 0.5 ml',
    'Complejo B Iny. x 100 ml',
  ),
  ware(
    'UND',
    30,
    60,
    'Vacuna Séxtuple Canina 1 dosis + diluyente',
    'Bravecto Masticable 2-4.5 kg x 1 tab',
    'Enrofloxacina 10 % Oral x 250 ml',
    'Ricocan Cachorro Cordero y Cereales 3 kg',
    'Mimaskot Adulto Carne 4 kg',
  ),
  ware(
    'BOL',
    60,
    130,
    'Ricocat Adulto Atún y Salmón bolsa x 9 kg',
    'Super Can Adulto Razas Medianas y Grandes bolsa x 15 kg',
    'Thor Cachorro Pollo y Cereal bolsa x 15 kg',
  ),
  ware(
    'BOL',
    130,
    260,
    'Proplan Adulto Razas Medianas OptiHealth x 15 kg',
    'Canbo Super Premium Cordero Adulto Raza Mediana/Grande saco x 15 kg',
    'Hills Science Diet Adult Small Paws 7 kg',
  ),
  ware(
    'CJA',
    260,
    700,
    'Vacuna Triple Felina caja x 25 dosis',
    'NexGard Spectra 7.5-15 kg caja x 10 blíster',
    'Royal Canin Gastrointestinal Low Fat 13 kg',
  ),
  ware(
    'UND',
    700,
    1500,
    'Jaula Hospitalización Acero Inox. 2 módulos',
    'Báscula Veterinaria Digital 150 kg',
  ),
  ware(
    'UND',
    1500,
    9000,
    'Ecógrafo Veterinario Portátil c/sonda microconvexa',
    'Analizador Hematológico 3 partes uso veterinario (incluye instalación y capacitación en el local del cliente)',
  ),
];

export const LOOSE_FEED = [
  ware('KG', 0, 5, 'Maíz Chancado a granel', 'Afrecho de Trigo a granel'),
  ware(
    'KG',
    5,
    14,
    'Alimento Balanceado Perro Adulto a granel',
    'Mezcla Semillas Canario a granel',
  ),
  ware(
    'KG',
    14,
    99,
    'Alimento Gato Adulto Premium a granel',
    'Snack Piel de Res Prensada a granel',
  ),
];
