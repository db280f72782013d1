select status, version, last_position from log.append($1)
