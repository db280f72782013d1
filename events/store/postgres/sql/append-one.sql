select status, version, last_position from log.append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
