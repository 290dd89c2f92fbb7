# The whole product in one image: the server and the app that it serves. It needs a PostgreSQL (DATABASE_URL); see compose.yaml.
# It trusts no proxy: where one stands before it, CADERNETA_TRUST_PROXY says how many, or their networks.
FROM node:24-bookworm-slim AS build
WORKDIR /caderneta
COPY . .
RUN npm ci && npx turbo run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 CADERNETA_DATA=/data CADERNETA_DEMO=off
WORKDIR /caderneta
COPY --from=build /caderneta/package.json /caderneta/LICENSE ./
COPY --from=build /caderneta/node_modules ./node_modules
COPY --from=build /caderneta/packages ./packages
# A volume takes over whose its folder is.
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/api/dist/main.js"]
