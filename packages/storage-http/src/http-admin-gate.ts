import { type AdminGate, UnauthorizedError } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { ownerToken } from "./schemas.ts";

export class HttpAdminGate implements AdminGate {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  async unlock(password: string): Promise<boolean> {
    try {
      const { token } = await this.#client.write(
        () => this.#client.api.session.$post({ json: { password } }),
        ownerToken,
      );
      this.#client.token = token;
      return true;
    } catch (error) {
      if (error instanceof UnauthorizedError) return false;
      throw error;
    }
  }

  async isOpen(): Promise<boolean> {
    return this.#client.token !== undefined;
  }
}
