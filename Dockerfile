# One image for every role. Node 24: the line that still gets fixes of security (the product runs on 20, too). Built and run as an ordinary user; data lives in the volume /data.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json nest-cli.json openapi.json ./
COPY scripts scripts
COPY packages packages
COPY backend backend
COPY frontend frontend
RUN node scripts/build.mjs

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
RUN npm ci --omit=dev --no-audit --no-fund
COPY scripts/slim-modules.mjs scripts/slim-modules.mjs
RUN node scripts/slim-modules.mjs node_modules

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/packages/embedded-mongo/dist packages/embedded-mongo/dist
COPY package.json ./
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/backend/main.js"]
