ALTER TABLE property ADD COLUMN revision integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN property.revision IS 'How many commands have set what is for sale. A property file carries the one it knows of.';

ALTER TABLE room_night
  ADD COLUMN closed boolean NOT NULL DEFAULT false,
  ADD COLUMN revision integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN room_night.closed IS 'Nothing more is sold, whatever the allotment leaves.';
COMMENT ON COLUMN room_night.revision IS 'The command that set it last; 0: the property file did.';

ALTER TABLE rate_night ADD COLUMN revision integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN rate_night.revision IS 'The command that set it last; 0: the property file did.';

ALTER TABLE gift_voucher ADD COLUMN revision integer NOT NULL DEFAULT 0;
COMMENT ON COLUMN gift_voucher.revision IS 'The command that issued it; 0: it stands in the property file.';
