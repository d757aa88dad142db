import { CheckboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { formatBytes } from '@/utils/format-bytes';
import { describeNeeds } from '../rules/describe-need';
import type { KindGroup } from '../rules/group-by-kind';
import { nameDesignKind } from '../rules/design-kinds';
import { nameDesignRecord } from '../rules/name-design-record';
import type { ExportRecord } from '../rules/types';

/** Props of {@link ExportGroup}. */
export interface ExportGroupProps {
	group: KindGroup< ExportRecord >;
	chosen: ReadonlySet< string >;
	/** By key, the records that need it. */
	needed: ReadonlyMap< string, readonly ExportRecord[] >;
	onTick: ( keys: readonly string[], isTicked: boolean ) => void;
}

/** The records of one kind: all at once, and each by itself. */
export function ExportGroup( {
	group: { kind, records },
	chosen,
	needed,
	onTick,
}: ExportGroupProps ) {
	const keys = records.map( ( { key } ) => key );
	const ticked = keys.filter( ( key ) => chosen.has( key ) );
	const bytes = records.reduce( ( sum, record ) => sum + record.bytes, 0 );
	return (
		<li className="atelier-transfer__group">
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ sprintf(
					/* translators: 1: name of a kind of items, for example "Patterns". 2: how many there are. */
					__( '%1$s (%2$d)', 'atelier' ),
					nameDesignKind( kind ),
					records.length
				) }
				help={ bytes > 0 ? formatBytes( bytes ) : undefined }
				checked={ ticked.length === keys.length }
				indeterminate={
					ticked.length > 0 && ticked.length < keys.length
				}
				onChange={ ( isTicked ) => onTick( keys, isTicked ) }
			/>
			<details className="atelier-transfer__items">
				<summary>
					{ sprintf(
						/* translators: %s: name of a kind of items, for example "Patterns". */
						__( 'Choose: %s', 'atelier' ),
						nameDesignKind( kind )
					) }
				</summary>
				<ul>
					{ records.map( ( record ) => {
						const by = needed.get( record.key ) ?? [];
						return (
							<li key={ record.key }>
								<CheckboxControl
									__nextHasNoMarginBottom
									label={ nameDesignRecord( record ) }
									help={ explain( record, by ) }
									checked={
										chosen.has( record.key ) ||
										by.length > 0
									}
									disabled={ by.length > 0 }
									onChange={ ( isTicked ) =>
										onTick( [ record.key ], isTicked )
									}
								/>
							</li>
						);
					} ) }
				</ul>
			</details>
		</li>
	);
}

function explain(
	{ missing, pictures }: ExportRecord,
	by: readonly ExportRecord[]
): string | undefined {
	const sentences = [
		by.length > 0 &&
			sprintf(
				/* translators: %s: titles of items. */
				__( 'Needed by %s.', 'atelier' ),
				by.map( nameDesignRecord ).join( ', ' )
			),
		missing.length > 0 &&
			sprintf(
				/* translators: %s: names of what is not there, for example: the pattern “hero”. */
				__( 'It needs what is not on this site: %s.', 'atelier' ),
				describeNeeds( missing )
			),
		pictures.length > 0 &&
			sprintf(
				/* translators: %s: names of files. */
				__( 'It shows files that will not be in it: %s.', 'atelier' ),
				pictures.join( ', ' )
			),
	].filter( Boolean );
	return sentences.length > 0 ? sentences.join( ' ' ) : undefined;
}
