import { __, sprintf } from '@wordpress/i18n';

import { formatRecordTitle } from '@/data/writes/record-title';
import { getCommandName } from './command-name';
import type { FoundRecord } from './found-records';
import type { RecordSource } from './record-sources';

/** A record's command without its callback. */
export interface RecordCommand {
	name: string;
	label: string;
	/** Text in which the person's words are searched. */
	searchLabel: string;
	id: number | string;
}

/**
 * Returns a command for each record.
 *
 * @param source  Their kind.
 * @param records The records.
 */
export function toRecordCommands(
	source: Pick< RecordSource, 'postType' | 'label' >,
	records: readonly FoundRecord[]
): RecordCommand[] {
	return records.map( ( record ) => {
		const title = formatRecordTitle( record.title, record.slug );
		return {
			name: getCommandName( source.postType, record.id ),
			label: sprintf(
				/* translators: A command that opens a record. 1: kind of the record, for example "Page", 2: its title. */
				__( '%1$s: %2$s', 'atelier' ),
				source.label(),
				title
			),
			// The palette identifies items by this text, so it has to be unique.
			searchLabel: `${ source.label() } ${ title } ${ record.id }`,
			id: record.id,
		};
	} );
}
