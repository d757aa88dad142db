import { useState } from 'react';
import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import type { Half } from '@/kits/compare';
import { useNavigate } from '@/router';
import {
	ToggleGroupControl,
	ToggleGroupControlOption,
} from '@/wordpress/unstable-components';
import './style.scss';

/** Props of {@link SinglePicture}. */
export interface SinglePictureProps {
	left: Half;
	right: Half;
}

/** Picture of one state at a time, for windows that are too narrow for two. */
export function SinglePicture( { left, right }: SinglePictureProps ) {
	const { updateQuery } = useNavigate();
	const [ side, setSide ] = useState( 'left' );
	return (
		<div className="atelier-compare-single">
			<div className="atelier-compare-single__bar">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ () => updateQuery( { show: undefined } ) }
				>
					{ __( 'Back to the list', 'atelier' ) }
				</Button>
				<ToggleGroupControl
					__next40pxDefaultSize
					isBlock
					hideLabelFromVision
					label={ __( 'State', 'atelier' ) }
					value={ side }
					onChange={ ( value ) => setSide( String( value ) ) }
				>
					<ToggleGroupControlOption
						value="left"
						label={ left.label }
					/>
					<ToggleGroupControlOption
						value="right"
						label={ right.label }
					/>
				</ToggleGroupControl>
			</div>
			<div className={ `atelier-panes is-side is-single is-${ side }` }>
				<section
					aria-label={ left.label }
					className="atelier-panes__pane"
				>
					{ left.content }
				</section>
				<section
					aria-label={ right.label }
					className="atelier-panes__pane"
				>
					{ right.content }
				</section>
			</div>
		</div>
	);
}
