<?php
/**
 * Title: Banner
 * Slug: atelier-block/banner
 * Categories: banner
 * Description: A wide line in the accent's soft colour.
 *
 * @package Atelier_Block
 */

?>
<!-- wp:group {"align":"full","backgroundColor":"accent-soft","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull has-accent-soft-background-color has-background"><!-- wp:heading -->
<h2 class="wp-block-heading">A banner</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->
