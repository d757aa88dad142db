import { useId, useState } from 'react';
import { Button, CheckboxControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { ConfigChanges, ContentChanges } from '@/kits/compare';
import { describeRow } from '../rules/describe-row';
import { nameDesignRecord } from '../rules/name-design-record';
import type { ImportChoice, JudgedRecord as Row } from '../rules/types';

/** Props of {@link ImportRow}. */
export interface ImportRowProps {
	row: Row;
	choice: ImportChoice | undefined;
	/** Chosen records that need it. */
	neededBy: readonly Row[];
	/** Why it was not imported when that was tried. */
	refusal: string | undefined;
	onChoose: ( choice: ImportChoice | undefined ) => void;
}

/** One record of a file: its state beside the site's own, and the choice. */
export function ImportRow( {
	row,
	choice,
	neededBy,
	refusal,
	onChoose,
}: ImportRowProps ) {
	const id = useId();
	const [ isCompared, setIsCompared ] = useState( false );
	const name = nameDesignRecord( row );
	const sentences = describeRow( row, neededBy );
	return (
		<li className="atelier-transfer__row">
			{ row.state === 'new' ? (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ name }
					aria-describedby={ id }
					checked={ choice !== undefined || neededBy.length > 0 }
					disabled={ ! row.isAllowed || neededBy.length > 0 }
					onChange={ ( isTicked ) =>
						onChoose( isTicked ? 'replace' : undefined )
					}
				/>
			) : (
				<div className="atelier-transfer__different">
					<span>{ name }</span>
					{ row.choices.length > 0 && (
						<SelectControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							label={ sprintf(
								/* translators: %s: title of an item. */
								__( 'What happens with “%s”', 'atelier' ),
								name
							) }
							hideLabelFromVision
							aria-describedby={ id }
							disabled={ ! row.isAllowed }
							value={ choice ?? '' }
							options={ getOptions( row ) }
							onChange={ ( value ) =>
								onChoose(
									row.choices.find(
										( known ) => known === value
									)
								)
							}
						/>
					) }
					{ row.contents && (
						<Button
							variant="link"
							aria-expanded={ isCompared }
							aria-label={ sprintf(
								/* translators: %s: title of an item. */
								__( 'Compare: %s', 'atelier' ),
								name
							) }
							onClick={ () => setIsCompared( ! isCompared ) }
						>
							{ __( 'Compare', 'atelier' ) }
						</Button>
					) }
				</div>
			) }
			<div id={ id } className="atelier-transfer__facts">
				{ sentences.map( ( sentence ) => (
					<p key={ sentence }>{ sentence }</p>
				) ) }
				{ refusal !== undefined && (
					<p className="atelier-transfer__refusal">{ refusal }</p>
				) }
			</div>
			{ isCompared && row.contents && (
				<Changes row={ row } { ...row.contents } />
			) }
		</li>
	);
}

function Changes( {
	row: { kind },
	here,
	there,
}: {
	row: Row;
	here: string;
	there: string;
} ) {
	return kind === 'styles' || kind === 'look' ? (
		<ConfigChanges left={ here } right={ there } />
	) : (
		<ContentChanges left={ here } right={ there } />
	);
}

function getOptions( { choices }: Row ) {
	const labels: Record< ImportChoice, string > = {
		replace: __( 'Replace', 'atelier' ),
		both: __( 'Keep both', 'atelier' ),
	};
	return [
		{ value: '', label: __( 'Skip', 'atelier' ) },
		...choices.map( ( value ) => ( { value, label: labels[ value ] } ) ),
	];
}
