export { ConstanciasModule } from './constancias.module';
