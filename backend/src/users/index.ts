export { UsersModule } from './users.module';
export { UsersService, type NewUser, type User } from './users.service';
