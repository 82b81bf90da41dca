import { type AdminGate, hasCode } from "@inner-light/core";
import type { HttpBackendOptions } from "./http-backend-options.ts";
import type { HttpClient } from "./http-client.ts";
import { ownerToken } from "./response-schemas.ts";

export function httpAdminGate(client: HttpClient, { browserMark }: HttpBackendOptions): AdminGate {
  return {
    async unlock(password) {
      try {
        const json = { password, mark: browserMark.read() ?? "" };
        const { token, mark } = await client.request(() => client.api.session.$post({ json }), ownerToken);
        client.token = token;
        browserMark.write(mark);
        return true;
      } catch (error) {
        if (hasCode(error, "unauthorized")) return false;
        throw error;
      }
    },

    isOpen: async () => client.token !== undefined,
  };
}
