import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { canWrite, isOn, switchRow } from '../rules/bring-choices';
import { nameDesignRecord } from '../rules/name-design-record';
import type { BringSession } from './session';

/** The saved styles of another theme, each on or off. */
export function LookRows( {
	session: { work, choices, onChoose },
}: {
	session: BringSession;
} ) {
	const rows = work.rows.filter(
		( row ) => row.kind === 'look' && canWrite( row )
	);
	return rows.length === 0 ? null : (
		<section className="atelier-bring__section">
			<h3>{ __( 'Saved styles', 'atelier' ) }</h3>
			{ rows.map( ( row ) => (
				<CheckboxControl
					key={ row.key }
					__nextHasNoMarginBottom
					label={ nameDesignRecord( row ) }
					checked={ isOn( row, choices ) }
					onChange={ ( isTicked ) =>
						onChoose( switchRow( choices, row.key, isTicked ) )
					}
				/>
			) ) }
		</section>
	);
}
