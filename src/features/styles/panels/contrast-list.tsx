import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';

import { useStyleNode } from '../config/use-style-node';
import { useStyleSettings } from '../config/use-style-settings';
import { listColorRows } from '../rules/color-rows';
import { ScreenGroup } from '../screens/screen-group';
import { ContrastNotice } from './contrast-notice';
import { useContrastFailures } from './use-contrast-failure';

/** The texts of the site that are hard to read on their background, each with a color that passes; nothing where all can be read. */
export function ContrastList() {
	const node = useStyleNode( [] );
	const settings = useStyleSettings();
	const rows = useMemo( () => listColorRows( settings ), [ settings ] );
	const failures = useContrastFailures( rows, node.inheritedValue );
	if ( failures.length === 0 ) {
		return null;
	}
	return (
		<ScreenGroup title={ __( 'Hard to read', 'atelier' ) }>
			<ul className="atelier-styles-contrasts">
				{ failures.map( ( { row, failure, scheme } ) => (
					<li key={ `${ row.id } ${ scheme }` }>
						<ContrastNotice
							name={ row.label }
							scheme={ scheme }
							failure={ failure }
							onFix={ ( slug ) =>
								node.setAt(
									row.path,
									`var:preset|color|${ slug }`
								)
							}
						/>
					</li>
				) ) }
			</ul>
		</ScreenGroup>
	);
}
