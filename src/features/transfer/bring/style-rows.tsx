import { useId } from 'react';
import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { canWrite, isOn, switchRow } from '../rules/bring-choices';
import { describeRow } from '../rules/describe-row';
import type { BringRow } from '../rules/types';
import { PreviewPair } from './previews';
import type { BringSession } from './session';

/** Key of the record with which the server previews the styles. */
const SAMPLE = 'style/sample';

/** The parts of the styles, each on or off, with a sample that changes with them. */
export function StyleRows( { session }: { session: BringSession } ) {
	const rows = session.work.rows.filter(
		( { kind, state } ) => kind === 'style' && state !== 'same'
	);
	return rows.length === 0 ? null : (
		<section className="atelier-bring__section">
			<h3>{ __( 'Styles', 'atelier' ) }</h3>
			<div className="atelier-bring__row">
				<div className="atelier-bring__choice">
					{ rows.map( ( row ) => (
						<StyleRow
							key={ row.key }
							row={ row }
							session={ session }
						/>
					) ) }
				</div>
				<PreviewPair recordKey={ SAMPLE } session={ session } />
			</div>
		</section>
	);
}

function StyleRow( {
	row,
	session: { choices, refused, onChoose },
}: {
	row: BringRow;
	session: BringSession;
} ) {
	const id = useId();
	// They are written as one.
	const refusal = refused.get( 'style/chosen' );
	const isWanted = isOn( row, choices );
	return (
		<div>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ namePart( row.title ) }
				aria-describedby={ id }
				checked={ isWanted }
				disabled={ ! canWrite( row ) }
				onChange={ ( isTicked ) =>
					onChoose( switchRow( choices, row.key, isTicked ) )
				}
			/>
			<div id={ id } className="atelier-bring__facts">
				{ describeRow( row, [] ).map( ( fact ) => (
					<p key={ fact }>{ fact }</p>
				) ) }
				{ row.state === 'different' && ! row.isTicked && (
					<p>
						{ __(
							'You have your own in this theme. They would be replaced.',
							'atelier'
						) }
					</p>
				) }
				{ refusal !== undefined && isWanted && (
					<p className="atelier-bring__refusal">{ refusal }</p>
				) }
			</div>
		</div>
	);
}

function namePart( name: string ): string {
	switch ( name ) {
		case 'typography':
			return __( 'Typography', 'atelier' );
		case 'colors':
			return __( 'Colors', 'atelier' );
		case 'blocks':
			return __( 'Blocks', 'atelier' );
		case 'css':
			return __( 'CSS', 'atelier' );
		default:
			return __( 'Sizes, borders and the rest', 'atelier' );
	}
}
