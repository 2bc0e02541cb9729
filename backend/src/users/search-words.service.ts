import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { searchFields } from './domain/search-words';
import { UsersRepository } from './users.repository';

const BATCH = 500;

/** Gives accounts from before there was a search the words that they are found by. */
@Injectable()
export class SearchWordsRepair implements OnApplicationBootstrap {
  constructor(private readonly users: UsersRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    for (;;) {
      const accounts = await this.users.withoutSearchWords(BATCH);
      for (const account of accounts)
        await this.users.setSearch(account._id, searchFields(account));
      if (accounts.length < BATCH) return;
    }
  }
}
