import { Button, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';

import { getWeightLabel } from '@/utils/font-weight';
import type { FontUpload } from '../parse/read-font-files';

/** Props of {@link UploadRow}. */
export interface UploadRowProps {
	upload: FontUpload;
	/** Name of an earlier file with the same variant, if any. */
	repeats: string | undefined;
	onChange: ( upload: FontUpload ) => void;
	onRemove: () => void;
}

const WEIGHTS = [ 100, 200, 300, 400, 500, 600, 700, 800, 900 ];

/** Weight and style of a chosen file, to be corrected before it is installed. */
export function UploadRow( {
	upload,
	repeats,
	onChange,
	onRemove,
}: UploadRowProps ) {
	const { fileName, fontWeight, fontStyle, axes } = upload;
	return (
		<li className="atelier-fonts-upload">
			<div className="atelier-fonts-upload__head">
				<strong>{ fileName }</strong>
				<Button
					size="small"
					icon={ closeSmall }
					/* translators: %s: name of a file. */
					label={ sprintf( __( 'Remove %s', 'atelier' ), fileName ) }
					onClick={ onRemove }
				/>
			</div>
			<div className="atelier-fonts-upload__fields">
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Weight', 'atelier' ) }
					value={ fontWeight }
					onChange={ ( next ) =>
						onChange( { ...upload, fontWeight: next } )
					}
					options={ getWeightOptions( fontWeight ) }
				/>
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Style', 'atelier' ) }
					value={ fontStyle }
					onChange={ ( next ) =>
						onChange( {
							...upload,
							fontStyle: next === 'italic' ? 'italic' : 'normal',
						} )
					}
					options={ [
						{ value: 'normal', label: __( 'Normal', 'atelier' ) },
						{ value: 'italic', label: __( 'Italic', 'atelier' ) },
					] }
				/>
			</div>
			{ repeats !== undefined && (
				<p role="status">
					{ sprintf(
						/* translators: %s: name of a file. */
						__(
							'The same variant as %s: only that one is installed. Change weight or style to install both.',
							'atelier'
						),
						repeats
					) }
				</p>
			) }
			{ axes.length > 0 && (
				<p className="atelier-fonts-upload__axes">
					{ sprintf(
						/* translators: %s: list of axes of a variable font, for example "Weight 200–900". */
						__( 'Axes: %s', 'atelier' ),
						axes
							.map(
								( { name, min, max } ) =>
									`${ name } ${ Math.round(
										min
									) }–${ Math.round( max ) }`
							)
							.join( ', ' )
					) }
				</p>
			) }
		</li>
	);
}

function getWeightOptions( fontWeight: string ) {
	const isVariable = fontWeight.includes( ' ' );
	return [
		...( isVariable
			? [
					{
						value: fontWeight,
						label: sprintf(
							/* translators: %s: weights, for example "200 to 900". */
							__( 'Variable, %s', 'atelier' ),
							fontWeight.replace( ' ', '–' )
						),
					},
			  ]
			: [] ),
		...WEIGHTS.map( ( weight ) => ( {
			value: String( weight ),
			label: getWeightLabel( weight ),
		} ) ),
	];
}
