import { type AdminGate, hasCode } from "@inner-light/core";
import type { HttpClient } from "./http-client.ts";
import { ownerToken } from "./response-schemas.ts";

export function httpAdminGate(client: HttpClient): AdminGate {
  return {
    async unlock(password) {
      try {
        const { token } = await client.request(() => client.api.session.$post({ json: { password } }), ownerToken);
        client.token = token;
        return true;
      } catch (error) {
        if (hasCode(error, "unauthorized")) return false;
        throw error;
      }
    },

    isOpen: async () => client.token !== undefined,
  };
}
