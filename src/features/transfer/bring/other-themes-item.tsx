import { __ } from '@wordpress/i18n';
import { copy } from '@wordpress/icons';

import { useResource } from '@/data/reads/use-resource';
import { SidebarItem } from '@/kits/sidebar';
import { describeScreen } from '@/utils/screens';
import { otherThemesResource } from '../reads/other-themes';

/** Leads from the views of templates to those of other themes, where there are any. */
export function OtherThemesItem() {
	const { data = [] } = useResource( otherThemesResource );
	const count = data.reduce(
		( sum, { templates, headers, footers, parts } ) =>
			sum + templates + headers + footers + parts,
		0
	);
	return count === 0 ? null : (
		<SidebarItem
			to={ describeScreen( 'bring' ).path }
			icon={ copy }
			suffix={ count }
		>
			{ __( 'From other themes', 'atelier' ) }
		</SidebarItem>
	);
}
